// The guide's overview: an evening in seven steps, what dice bring, what thalers and beer buy, and how to win.
import type { ComponentChildren } from 'preact';
import type { PagePictureKey } from '../../art/proportions.ts';
import type { GuideText } from '../../words/guide.ts';
import { Picture } from '../parts/picture.tsx';
import type { LoadedGuide } from './useGuide.ts';

type Text = GuideText['overview'];

type Step = keyof Text['steps'];

/** The pictures of each step, in the order of the phases. */
const STEP_PICTURES: Readonly<Record<Step, readonly PagePictureKey[]>> = {
  evening: ['thing/moon', 'thing/counterGuest'],
  guests: ['card/regular2', 'card/4d', 'card/noble'],
  server: ['card/server', 'die/red/3'],
  orders: ['coaster/red', 'die/white/6'],
  planning: ['die/white/4', 'card/dishwasher', 'card/5d'],
  serving: ['thing/coin', 'thing/stein', 'card/6c'],
  closing: ['place/discard', 'tile/safe/basic'],
};
const STEPS = Object.keys(STEP_PICTURES) as Step[];

const DICE: readonly { on: keyof Text['dice']; picture: PagePictureKey }[] = [
  { on: 'guest', picture: 'card/3a' },
  { on: 'cashbox', picture: 'tile/cashbox/basic' },
  { on: 'barrel', picture: 'tile/barrel/basic' },
  { on: 'brewer', picture: 'tile/brewer/basic' },
  { on: 'monk', picture: 'tile/monk/basic' },
];

const SPEND: readonly { on: keyof Text['spend']; picture: PagePictureKey }[] = [
  { on: 'card', picture: 'card/barback' },
  { on: 'tile', picture: 'tile/cashbox/upgraded' },
  { on: 'guest', picture: 'card/7c' },
  { on: 'noble', picture: 'card/noble' },
];

interface EntryProps {
  pictures: readonly PagePictureKey[];
  children: ComponentChildren;
}

const Entry = ({ pictures, children }: EntryProps) => (
  <li class="guideEntry">
    <span class="guidePictures" aria-hidden="true">
      {pictures.map((key) => (
        <Picture key={key} of={key} width={key.startsWith('tile/') ? 84 : 52} />
      ))}
    </span>
    <span>{children}</span>
  </li>
);

/** Adds a full stop, unless the name ends in a question mark or an exclamation mark, as in some translations. */
const asSentence = (name: string) => (/[?!]$/.test(name) ? name : `${name}.`);

export function Overview({ guide: { text, words } }: { guide: LoadedGuide }) {
  const { overview } = text;
  return (
    <>
      <p class="guideLead">{overview.lead}</p>
      <div class="guideSpread">
        <section>
          <h2>{overview.eveningHeading}</h2>
          <ol class="guideEntries">
            {STEPS.map((step) => (
              <Entry key={step} pictures={STEP_PICTURES[step]}>
                <b>{asSentence(words.phase(step))}</b> {overview.steps[step]}
              </Entry>
            ))}
          </ol>
        </section>
        <section>
          <h2>{overview.diceHeading}</h2>
          <ul class="guideEntries">
            {DICE.map(({ on, picture }) => (
              <Entry key={on} pictures={[picture]}>
                {overview.dice[on]}
              </Entry>
            ))}
          </ul>
          <h2>{overview.spendHeading}</h2>
          <ul class="guideEntries">
            {SPEND.map(({ on, picture }) => (
              <Entry key={on} pictures={[picture]}>
                {overview.spend[on]}
              </Entry>
            ))}
          </ul>
          <h2>{overview.pointsHeading}</h2>
          <ul class="guideEntries">
            {overview.points.map((line) => (
              <Entry key={line} pictures={[]}>
                {line}
              </Entry>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
