// Which cards everybody had at the end.
import { drawnCards, type Card, type Seat } from '../../../game/index.ts';
import { useText } from '../services.ts';
import { playerAt, useTable } from '../table/atTable.ts';

function counted(cards: readonly Card[]): [Card, number][] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

export function Decks() {
  const { result: text } = useText();
  const { words, glance } = useTable();
  return (
    <section class="board panel">
      <h2>{text.decks}</h2>
      <div class="decks">
        {glance.people.map((person, index) => {
          const player = playerAt(glance, index as Seat);
          return (
            <div key={person.colour}>
              <h3>{person.name}</h3>
              <ul class="small">
                {counted([...player.deck, ...player.discard, ...drawnCards(player)]).map(([card, count]) => (
                  <li key={card}>{text.cardCount(count, words.card(card))}</li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
