// The public interface of verifiable chance: no player can predict it during a game, anybody can check it afterwards.
export { check, type ChanceFault, type Checked, type OwnNumber, type Witness } from './check.ts';
export { HEX32 } from './hex32.ts';
export { keyedChance, numberOf, type Chance, type ChanceState } from './generator.ts';
export { fitsSeal, keyOf, promiseOf, sealOf, type Share, type KeyParts } from './key.ts';
export { gameRecord, readRecord, type GameRecord, type ReadRecord } from './record.ts';
