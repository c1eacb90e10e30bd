// Which cards everybody had at the end.
import type { Seat } from '../../../game/index.ts';
import { cardsOf } from '../../model/history.ts';
import { Emblem } from '../parts/emblem.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';

export function Decks() {
  const { result: text } = useText();
  const { words, glance } = useTable();
  return (
    <section class="board panel">
      <h2>{text.decks}</h2>
      <div class="decks">
        {glance.people.map((person, index) => (
          <div key={person.colour}>
            <h3>
              <Emblem colour={person.colour} />
              {person.name}
            </h3>
            <ul class="small" aria-label={text.deckOf(person.name)}>
              {cardsOf(glance.view, index as Seat).map(({ card, count }) => (
                <li key={card}>{text.cardCount(count, words.card(card))}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
