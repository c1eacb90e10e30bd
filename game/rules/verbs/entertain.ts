// dance, breathe, breatheOn <tile>: the player pays schnapps and uses the dancer, or one of the fire breather's sides.
import { ENTERTAINER_PRINT, TILES } from '../../data/index.ts';
import { oneOf } from '../codecs.ts';
import { offerDeny } from '../bonuses.ts';
import { always } from '../proposals.ts';
import { gainNoble, pay, receive } from '../supply.ts';
import { playerAt } from '../context.ts';
import { deniable } from '../tavern.ts';
import { flipTile } from '../upgrades.ts';
import { noFields, type Verb } from '../verb.ts';

const { dancer, fireBreather } = ENTERTAINER_PRINT;

export const dance: Verb<'dance'> = {
  phases: ['serving'],
  fields: noFields,
  propose: always({ type: 'dance' }),
  refuseAll: (state, seat) => {
    const { entertainers, schnapps } = state.players[seat];
    if (entertainers.dancer === null) return { because: 'noEntertainer' };
    const needs = dancer[entertainers.dancer].schnapps;
    return schnapps < needs ? { because: 'tooLittleSchnapps', needs, has: schnapps } : null;
  },
  perform: (context, seat) => {
    const side = playerAt(context, seat).entertainers.dancer;
    if (side === null) throw new Error('There is no dancer.');
    pay(context, seat, 'schnapps', dancer[side].schnapps);
    // The dancer's sides are named after what they bring.
    receive(context, seat, side, dancer[side].yields);
  },
};

/** Uses the fire breather's side that denies service. Whom to remove is asked afterwards. */
export const breathe: Verb<'breathe'> = {
  phases: ['serving'],
  fields: noFields,
  propose: always({ type: 'breathe' }),
  refuseAll: (state, seat) => {
    const player = state.players[seat];
    const needs = fireBreather.deny.schnapps;
    if (player.entertainers.fireBreather !== 'deny') return { because: 'noEntertainer' };
    if (player.schnapps < needs) return { because: 'tooLittleSchnapps', needs, has: player.schnapps };
    return deniable(player).length === 0 ? { because: 'nobodyToDeny' } : null;
  },
  perform: (context, seat) => {
    pay(context, seat, 'schnapps', fireBreather.deny.schnapps);
    offerDeny(context, seat);
  },
};

/** Uses the fire breather's side that upgrades a tile, for schnapps and no thalers. */
export const breatheOn: Verb<'breatheOn'> = {
  phases: ['serving'],
  fields: { tile: oneOf(TILES) },
  propose: always(...TILES.map((tile) => ({ type: 'breatheOn', tile }) as const)),
  refuseAll: (state, seat) => {
    const player = state.players[seat];
    const needs = fireBreather.upgrade.schnapps;
    if (player.entertainers.fireBreather !== 'upgrade') return { because: 'noEntertainer' };
    return player.schnapps < needs ? { because: 'tooLittleSchnapps', needs, has: player.schnapps } : null;
  },
  refuse: (state, seat, { tile }) => (state.players[seat].upgraded[tile] > 0 ? { because: 'upgradedAlready' } : null),
  perform: (context, seat, { tile }) => {
    pay(context, seat, 'schnapps', fireBreather.upgrade.schnapps);
    flipTile(context, seat, tile);
    gainNoble(context, seat);
  },
};
