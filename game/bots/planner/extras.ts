// The extras of a serving turn, which are rarely useful: giving up counter guests, and the fire breather.
import { ENTERTAINER_PRINT, ROUNDS, type Tile } from '../../index.ts';
import type { TurnContext } from './context.ts';
import { upgradeDelta } from './goods.ts';
import type { Sums } from './values.ts';

export interface Extra {
  /** The number of counter guests given up. */
  readonly guestsGivenUp: number;
  /** The use of the fire breather: to deny service or to upgrade a tile. */
  readonly fireBreather: 'deny' | Tile | null;
}

/** Schnapps that the turn may still bring. */
export const SCHNAPPS_TO_COME = 2;

/** The extras that are worth trying; the usual one, which does the least, comes first. */
export function extrasOf({ player, state, unit }: TurnContext): Extra[] {
  const extras: Extra[] = [];
  // In the last round all counter guests are given up, as they are worth nothing afterwards.
  const least = state.round === ROUNDS ? player.counterGuests : 0;
  for (let guestsGivenUp = least; guestsGivenUp <= player.counterGuests; guestsGivenUp++)
    extras.push({ guestsGivenUp, fireBreather: null });
  const side = player.entertainers.fireBreather;
  const price = side === null ? 0 : ENTERTAINER_PRINT.fireBreather[side].schnapps;
  if (side === 'deny' && player.schnapps + SCHNAPPS_TO_COME >= price && unit.denial !== null) {
    extras.push({ guestsGivenUp: least, fireBreather: 'deny' });
  }
  if (side === 'upgrade' && player.schnapps + SCHNAPPS_TO_COME >= price) {
    for (const tile of Object.keys(player.upgraded) as Tile[]) {
      if (player.upgraded[tile] === 0) extras.push({ guestsGivenUp: least, fireBreather: tile });
    }
  }
  return extras;
}

interface FireBreatherUse {
  /** In schnapps. */
  readonly price: number;
  /** The sums that it adds. */
  readonly sums: Sums | null;
}

export function useOfFireBreather({ unit, values, state }: TurnContext, use: Extra['fireBreather']): FireBreatherUse {
  const { upgrade, deny } = ENTERTAINER_PRINT.fireBreather;
  if (use === null) return { price: 0, sums: null };
  if (use === 'deny') return { price: deny.schnapps, sums: unit.denial };
  return { price: upgrade.schnapps, sums: values.sumsOf(upgradeDelta(state, use, 0)) };
}
