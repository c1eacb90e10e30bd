// The text view of the market: guests on display, tavern cards, nobles, supplies, and the player's tiles.
import { isInPlay, playsWith, TAVERN_CARD, TAVERN_CARDS, TILES } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { MoveButtons } from '../table/moveButtons.tsx';
import { Region, Spots } from './region.tsx';

export function MarketText() {
  const { textView } = useText();
  const { state, words, viewpoint } = useTable();
  const { view, me } = state.model;
  return (
    <Region title={textView.market}>
      <Spots title={textView.guests} spots={view.display.map((_, place): Spot => ({ at: 'display', place }))} />
      <Spots
        title={textView.cards}
        spots={TAVERN_CARDS.filter((card) => isInPlay(view.modules, TAVERN_CARD[card])).map((card): Spot => ({
          at: 'supply',
          card,
        }))}
      />
      <div>
        <h4>{textView.nobles}</h4>
        <p class="soft small">{words.explain({ at: 'nobles' }, viewpoint).lines.join(' ')}</p>
        <MoveButtons label={textView.nobles} types={['nobles']} all />
      </div>
      <Spots
        title={textView.supplies}
        spots={[
          { at: 'guestDeck' },
          ...(playsWith(view.modules, 'schnapps') ? [{ at: 'schnappsSupply' } as const] : []),
          ...(playsWith(view.modules, 'guestBook') ? [{ at: 'signatures' } as const] : []),
        ]}
      />
      {me !== null && (
        <Spots title={textView.tiles} spots={TILES.map((tile): Spot => ({ at: 'tile', seat: me, tile }))} />
      )}
    </Region>
  );
}
