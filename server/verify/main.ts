// `npm run verify -- FILE`: checks the chance of a saved game, offline. Ends with 0 when everything is what was
// promised, else with 1.
import { readFileSync } from 'node:fs';
import { check, type ChanceFault, readRecord, type Share } from '../../game/chance/index.ts';
import { RULES_VERSION } from '../../game/index.ts';

const sentenceFor = (fault: ChanceFault): string => {
  switch (fault.fault) {
    case 'otherRules':
      return `the game was played by version ${fault.rules} of the rules, and these are version ${RULES_VERSION}`;
    case 'brokenPromise':
      return 'the secret does not fit the hash that was published';
    case 'brokenSeal':
      return `the number of player ${fault.seat + 1} does not fit its seal`;
    // Only a browser that keeps what it was told can find these.
    case 'otherPromise':
    case 'otherSeals':
    case 'missingOwnNumber':
      return 'it is not what the browser kept';
    case 'illegalMove':
      return `move ${fault.move} is not legal`;
    case 'otherEvents':
      return `move ${fault.move} had another outcome`;
    case 'otherRoll':
      return `roll ${fault.roll}, in move ${fault.move}: ${fault.recorded ?? 'nothing'} is recorded, ${fault.promised} was promised`;
    case 'otherCard':
      return `a card after shuffle ${fault.shuffle}, in move ${fault.move}: ${fault.recorded ?? 'none'} is recorded, ${fault.promised ?? 'none'} was promised`;
    case 'unfinished':
      return 'the game does not come to its end';
    case 'otherEnd':
      return 'what lay on the table at the end is something else';
    default:
      return fault satisfies never;
  }
};

const end = (code: number, text: string): void => {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
};

/** The player's part in the chance of the game. */
const contributionOf = ({ seal, number }: Share): string => {
  if (number !== null) return 'gave a number';
  return seal === null ? 'gave none' : 'sealed a number and did not tell it';
};

const verify = (text: string): void => {
  const read = readRecord(text);
  if (!('record' in read)) return end(1, read.fault);
  const { record } = read;
  const checked = check(record);
  if (checked.fault !== null) {
    const verdict = checked.fault === 'otherRules' ? 'This cannot be checked' : 'This is not what was promised';
    return end(1, `${verdict}: ${sentenceFor(checked)}.`);
  }
  const numberLines = record.seats.map(
    (player, seat) => `  ${player.name === '' ? `seat ${seat + 1}` : player.name}: ${contributionOf(player)}`,
  );
  const { rolls, shuffles } = checked;
  const lines = [`Promised before the game: ${record.promise}`, ...numberLines];
  end(0, [`All ${rolls} rolls and ${shuffles} shuffles are what was promised.`, ...lines].join('\n'));
};

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) {
  end(1, 'Which game? npm run verify -- FILE');
} else {
  try {
    verify(readFileSync(file, 'utf8'));
  } catch (error) {
    end(1, `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
