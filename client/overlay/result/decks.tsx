// The cards in each player's deck at the end.
import type { Seat } from '../../../game/index.ts';
import { cardsOf } from '../../model/history.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';

export function Decks() {
  const { result: text } = useText();
  const { words, viewpoint } = useTable();
  return (
    <section class="board panel">
      <h2>{text.decks}</h2>
      <div class="decks">
        {viewpoint.people.map((person, index) => (
          <div key={person.colour}>
            <h3>
              <Emblem colour={person.colour} />
              {person.name}
            </h3>
            <ul class="small" aria-label={text.deckOf(person.name)}>
              {cardsOf(viewpoint.view, index as Seat).map(({ card, count }) => (
                <li key={card}>{words.cardCount(card, count)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
