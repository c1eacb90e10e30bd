// Every card and tile, and what the tracks and the guest book give: each explained, with its picture if there is one.
import type { ComponentChildren } from 'preact';
import {
  BOOK,
  BOOK_ROWS,
  bonusOfEvening,
  COLUMNS,
  ENTERTAINERS,
  GUEST_IDS,
  GUESTS,
  MODULES,
  MONASTERY_BONUS,
  REGULARS,
  reputationTrack,
  ROUNDS,
  schnappsOnTheWay,
  SIDES,
  SITTER,
  START_CARD_NUMBERS,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILE,
  TILES,
  VICTORY_POINTS,
  type GuestId,
  type Modules,
} from '../../../game/index.ts';
import type { PagePictureKey } from '../../art/proportions.ts';
import type { Explanation } from '../../words/facts.ts';
import { Picture } from '../parts/picture.tsx';
import type { LoadedGuide } from './useGuide.ts';

interface ThingProps extends Explanation {
  picture?: PagePictureKey;
  width?: number;
}

const Thing = ({ title, lines, picture, width = 96 }: ThingProps) => (
  <li class="thing">
    {picture !== undefined && <Picture of={picture} width={width} />}
    <div>
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line} class="small">
          {line}
        </p>
      ))}
    </div>
  </li>
);

const Group = ({ heading, children }: { heading: string; children: ComponentChildren }) => (
  <section>
    <h2>{heading}</h2>
    <ul class="things">{children}</ul>
  </section>
);

const GUEST_COSTS = [...new Set(GUEST_IDS.map((id) => GUESTS[id].cost))];

const ALL_MODULES = MODULES.at(-1) as Modules;

/** The sides of the moon's track, each with the modules of a game that is played on it; module 2 has more schnapps. */
const MOON_TRACKS = [
  { track: 'summer', modules: 1 },
  { track: 'winterOfModule2', modules: 2 },
  { track: 'winter', modules: ALL_MODULES },
] as const;

const BONUS_SPACES = Object.entries(MONASTERY_BONUS).flatMap(([space, bonus]) =>
  bonus === undefined ? [] : [{ space: Number(space), bonus }],
);

export function Things({ guide: { text, words } }: { guide: LoadedGuide }) {
  const { labels } = text;
  const guest = (id: GuestId): Explanation => {
    const { cost, die, pays, vp, bonus, from } = GUESTS[id];
    const facts = {
      guest: id,
      cost,
      die,
      thalers: pays,
      vp,
      bonus,
      signature: false,
      cell: null,
      pile: null,
      has: null,
    };
    const { title, lines } = words.describe('display', facts);
    return { title, lines: from === 1 ? lines : [...lines, labels.fromModule3] };
  };
  const evening = (modules: Modules, round: number): Explanation =>
    words.describe('moon', {
      round,
      bonuses: bonusOfEvening(modules, round),
      schnapps: schnappsOnTheWay(modules, round),
      now: false,
    });
  return (
    <>
      {GUEST_COSTS.map((cost) => (
        <Group key={cost} heading={labels.guests(cost)}>
          {GUEST_IDS.filter((id) => GUESTS[id].cost === cost).map((id) => (
            <Thing key={id} picture={`card/${id}`} {...guest(id)} />
          ))}
        </Group>
      ))}
      <Group heading={labels.sitters}>
        {[...REGULARS, 'noble' as const].map((card) => (
          <Thing
            key={card}
            picture={`card/${card}`}
            title={words.card(card)}
            lines={[labels.sitter(SITTER[card].die, SITTER[card].pays, VICTORY_POINTS[card])]}
          />
        ))}
      </Group>
      <Group heading={labels.staff}>
        {TAVERN_CARDS.map((card) => (
          <Thing
            key={card}
            picture={`card/${card}`}
            {...words.describe('supply', {
              card,
              price: TAVERN_CARD[card].price,
              count: TAVERN_CARD[card].copies,
              has: null,
            })}
          />
        ))}
      </Group>
      <Group heading={labels.tiles}>
        {TILES.map((tile) => {
          const { price, card, discount, basic, upgraded, works } = TILE[tile];
          const facts = { tile, worth: basic, upgradedTo: upgraded, price, card, discount, works };
          return (
            <Thing
              key={tile}
              picture={`tile/${tile}/upgraded`}
              width={124}
              {...words.describe('tile', {
                ...facts,
                from: null,
                isUpgraded: false,
                isFree: false,
                has: null,
                help: null,
              })}
            />
          );
        })}
      </Group>
      {MOON_TRACKS.map(({ track, modules }) => (
        <Group key={track} heading={`${labels.moon}: ${labels[track]}`}>
          {Array.from({ length: ROUNDS }, (_, index) => (
            <Thing key={index} {...evening(modules, index + 1)} />
          ))}
        </Group>
      ))}
      <Group heading={labels.monastery}>
        {BONUS_SPACES.map(({ space, bonus }) => (
          <Thing key={space} {...words.describe('monastery', { space, bonus, ahead: 0, names: [] })} />
        ))}
      </Group>
      <Group heading={labels.entertainers}>
        {ENTERTAINERS.flatMap((entertainer) =>
          SIDES[entertainer].map((side) => (
            <Thing
              key={side}
              picture={`entertainer/${entertainer}/${side}` as PagePictureKey}
              width={124}
              {...words.describe('entertainer', { entertainer, side, comes: null })}
            />
          )),
        )}
      </Group>
      <Group heading={labels.reputation}>
        {reputationTrack(ALL_MODULES).map((space) => {
          const sign = 'vp' in space ? space.vp : space.gives;
          return (
            <Thing
              key={sign}
              picture={`space/${sign}`}
              width={48}
              {...words.describe('reputation', { space, names: [] })}
            />
          );
        })}
      </Group>
      <Group heading={labels.startCards}>
        {START_CARD_NUMBERS.map((card) => (
          <Thing key={card} picture={`startCard/${card}`} {...words.describe('startCard', { card })} />
        ))}
      </Group>
      <Group heading={labels.guestBook}>
        {COLUMNS.flatMap((column) =>
          Array.from({ length: BOOK_ROWS }, (_, row) => {
            const bonus = BOOK[column].cells[row] ?? null;
            return bonus === null ? null : (
              <Thing
                key={`${column}/${row}`}
                {...words.describe('cell', { column, row: row + 1, bonus, covered: false })}
              />
            );
          }),
        )}
      </Group>
    </>
  );
}
