// The spot of the table whose explanation fits the picture on a move's button; null if none does.
import { TAVERN_CARDS, TILES, type Seat, type View } from '../../../game/index.ts';
import type { ArtKey } from '../../art/picture.ts';
import type { Spot } from '../../model/spots.ts';

export function explainedSpot(art: ArtKey | null, seat: Seat | null, view: View): Spot | null {
  // For example `tile/brewer/upgraded` or `card/6c`.
  const [kind, name] = art?.split('/') ?? [];
  if (kind === 'tile' && seat !== null) {
    const tile = TILES.find((one) => one === name);
    return tile === undefined ? null : { at: 'tile', seat, tile };
  }
  if (kind !== 'card') return null;
  if (name === 'noble') return { at: 'nobles' };
  const card = TAVERN_CARDS.find((one) => one === name);
  if (card !== undefined) return { at: 'supply', card };
  // The guest on top of the 3-beer pile; face down if somebody else may take it first.
  return name === 'back' || name === view.display[0]?.guest ? { at: 'display', place: 0 } : null;
}
