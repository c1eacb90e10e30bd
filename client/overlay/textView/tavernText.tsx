// The text view of a tavern: dice, tables, equipment, the cards beside it, entertainers, and stores.
import { ENTERTAINERS, EQUIPMENT, playsWith, TAVERN_CARDS, type Seat } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import { useText } from '../services.ts';
import { nameAt, playerAt, useTable } from '../table/tableContext.ts';
import { dieName, OwnDice } from '../table/dice.tsx';
import { Region, Spots } from './region.tsx';

export function TavernText({ seat }: { seat: Seat }) {
  const text = useText();
  const { textView } = text;
  const { state, words, viewpoint } = useTable();
  const { me, view } = state.model;
  const player = playerAt(viewpoint, seat);
  const isOwn = seat === me;
  const dice = isOwn ? state.model.dice : player.dice;
  // Only the tables to which a card has come are in `player.tables`.
  const tables = player.tables.map((_, table): Spot => ({ at: 'table', seat, table }));
  const beside = TAVERN_CARDS.filter((card) => player.beside[card] > 0).map((card): Spot => ({
    at: 'beside',
    seat,
    card,
  }));
  // In one's own tavern also those who have not come yet: their tiles lie there with the prices of both sides.
  const entertainers = ENTERTAINERS.filter((entertainer) => isOwn || player.entertainers[entertainer] !== null).map(
    (entertainer): Spot => ({ at: 'entertainer', seat, entertainer }),
  );
  return (
    <Region title={isOwn ? textView.tavern : textView.tavernOf(nameAt(viewpoint, seat))}>
      <div>
        <h4>{isOwn ? textView.ownDice : textView.dice}</h4>
        {dice.length === 0 && <p class="soft small">{isOwn ? textView.noOwnDice : textView.noDice}</p>}
        {dice.length > 0 && isOwn && <OwnDice dice={dice} />}
        {dice.length > 0 && !isOwn && <p class="small">{dice.map((die) => dieName(text, words, die)).join('; ')}</p>}
      </div>
      <Spots title={textView.tables} spots={tables} none={textView.noGuests} />
      {/* The hand, where unplaced dice lie, has no group of its own. */}
      <Spots
        title={textView.equipment}
        spots={[...EQUIPMENT.map((space): Spot => ({ at: 'equipment', seat, space })), { at: 'hand', seat }]}
      />
      <Spots title={textView.beside} spots={beside} none={textView.nothingBeside} />
      {playsWith(view.modules, 'entertainers') && <Spots title={textView.entertainers} spots={entertainers} />}
      <Spots
        title={textView.stores}
        spots={[
          { at: 'thalers', seat },
          { at: 'beer', seat },
          ...(playsWith(view.modules, 'schnapps') ? [{ at: 'schnapps', seat } as const] : []),
          { at: 'counterGuests', seat },
          { at: 'deck', seat },
          { at: 'discard', seat },
        ]}
      />
    </Region>
  );
}
