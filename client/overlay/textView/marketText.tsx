// The text view of the market: guests on display, tavern cards, nobles, and the player's tiles.
import { isInPlay, TAVERN_CARD, TAVERN_CARDS, TILES } from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import { MoveButtons } from '../table/moveButtons.tsx';
import { Region, Spots } from './region.tsx';

export function MarketText() {
  const { textView: shown } = useText();
  const { state } = useTable();
  const { view, me } = state.model;
  return (
    <Region title={shown.market}>
      <Spots title={shown.guests} spots={view.display.map((_, place): Spot => ({ at: 'offer', place }))} />
      <Spots
        title={shown.cards}
        spots={TAVERN_CARDS.filter((card) => isInPlay(view.modules, TAVERN_CARD[card])).map((card): Spot => ({
          at: 'supply',
          card,
        }))}
      />
      <div>
        <h4>{shown.nobles}</h4>
        <MoveButtons label={shown.nobles} types={['nobles']} all />
      </div>
      {me !== null && <Spots title={shown.tiles} spots={TILES.map((tile): Spot => ({ at: 'tile', seat: me, tile }))} />}
    </Region>
  );
}
