// The fairness check of a replay: compares dice and shuffles with what was promised before the game; saves the
// game for others to check.
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { check, type ChanceFault, type Checked, type GameRecord } from '../../../game/chance/index.ts';
import type { Seat } from '../../../game/index.ts';
import type { VerifiableRecording } from '../../net/recording.ts';
import type { PageText } from '../../words/pages.ts';
import { Button } from '../parts/button.tsx';
import { saveFile } from '../picture/shareFile.ts';
import { useText } from '../services.ts';

type FairText = PageText['result']['fair'];

function faultInWords(
  fault: Exclude<ChanceFault, { fault: 'otherRules' }>,
  nameOf: (seat: Seat) => string,
  text: FairText,
): string {
  switch (fault.fault) {
    case 'otherRoll':
      return text.otherRoll(fault.roll, fault.move, fault.recorded, fault.promised);
    case 'otherCard':
      return text.otherCard(fault.shuffle, fault.move);
    case 'illegalMove':
    case 'otherEvents':
      return text[fault.fault](fault.move);
    case 'brokenSeal':
      return text.brokenSeal(nameOf(fault.seat));
    case 'brokenPromise':
    case 'otherPromise':
    case 'otherSeals':
    case 'missingOwnNumber':
    case 'unfinished':
    case 'otherEnd':
      return text[fault.fault];
    default:
      return fault satisfies never;
  }
}

function inWords(checked: Checked | 'failed' | null, nameOf: (seat: Seat) => string, text: FairText): string[] {
  if (checked === null) return [text.checking];
  if (checked === 'failed') return [text.unreadable];
  // Such a game may well be what was promised.
  if (checked.fault === 'otherRules') return [text.otherRules];
  if (checked.fault !== null) return [text.broken, faultInWords(checked, nameOf, text)];
  const own = checked.ownNumber === 'unknown' ? [] : [text[checked.ownNumber]];
  return [text.holds(checked.rolls, checked.shuffles), ...own];
}

const save = (record: GameRecord): void =>
  saveFile(new File([JSON.stringify(record)], `tiefenthal-${record.match}.json`, { type: 'application/json' }));

interface FairnessProps {
  recording: VerifiableRecording;
  nameOf: (seat: Seat) => string;
}

export function Fairness({ recording: { record, witness }, nameOf }: FairnessProps) {
  const { rules, result } = useText();
  const { fair } = result;
  /** True while the whole result of the check is asked for; otherwise large screens show one line of it. */
  const [isToldInFull, setIsToldInFull] = useState(false);
  const [checked, setChecked] = useState<Checked | 'failed' | null>(null);
  useEffect(() => {
    if (record === null) return undefined;
    // The check plays a whole game, so the page is drawn first.
    const timer = setTimeout(() => {
      try {
        setChecked(check(record, witness));
      } catch {
        setChecked('failed');
      }
    });
    return () => clearTimeout(timer);
  }, [record, witness]);
  if (record === null) return null;
  return (
    <div class={isToldInFull ? 'fair told' : 'fair'}>
      <p class="soft">
        <span role="status">
          {inWords(checked, nameOf, fair).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </span>
        <button
          type="button"
          class="linkButton"
          aria-expanded={isToldInFull}
          onClick={() => setIsToldInFull(!isToldInFull)}
        >
          {rules.more}
        </button>
      </p>
      <Button size="small" icon="signature" title={fair.save} onPress={() => save(record)}>
        <span class="name">{fair.save}</span>
      </Button>
    </div>
  );
}
