// The fairness check of a replay: compares dice and shuffles with what was promised, and saves the game as a file for others to check.
import { useEffect, useState } from 'preact/hooks';
import { check, type ChanceFault, type Checked, type GameRecord } from '../../../game/chance/index.ts';
import type { Seat } from '../../../game/index.ts';
import type { VerifiableRecording } from '../../net/recording.ts';
import type { PageText } from '../../words/pages.ts';
import { Button } from '../parts/button.tsx';
import { saveFile } from '../picture/shareFile.ts';
import { useText } from '../services.ts';

type Said = PageText['result']['fair'];

function faultInWords(fault: ChanceFault, nameOf: (seat: Seat) => string, said: Said): string {
  switch (fault.fault) {
    case 'otherRoll':
      return said.otherRoll(fault.roll, fault.move, fault.recorded, fault.promised);
    case 'otherCard':
      return said.otherCard(fault.shuffle, fault.move);
    case 'illegalMove':
    case 'otherEvents':
      return said[fault.fault](fault.move);
    case 'brokenSeal':
      return said.brokenSeal(nameOf(fault.seat));
    case 'otherRules':
    case 'brokenPromise':
    case 'otherPromise':
    case 'otherSeals':
    case 'missingOwnNumber':
    case 'unfinished':
    case 'otherEnd':
      return said[fault.fault];
    default:
      return fault satisfies never;
  }
}

function inWords(checked: Checked, nameOf: (seat: Seat) => string, said: Said): string[] {
  if (checked.fault !== null) return [said.broken, faultInWords(checked, nameOf, said)];
  const own = checked.ownNumber === 'unknown' ? [] : [said[checked.ownNumber]];
  return [said.holds(checked.rolls, checked.shuffles), ...own];
}

const save = (record: GameRecord): void =>
  saveFile(new File([JSON.stringify(record)], `tiefenthal-${record.match}.json`, { type: 'application/json' }));

interface FairnessProps {
  recording: VerifiableRecording;
  nameOf: (seat: Seat) => string;
}

export function Fairness({ recording: { record, witness }, nameOf }: FairnessProps) {
  const { fair } = useText().result;
  const [checked, setChecked] = useState<Checked | 'failed' | null>(null);
  useEffect(() => {
    if (record === null) return undefined;
    // The check plays a whole game, so the page is drawn first.
    const later = setTimeout(() => {
      try {
        setChecked(check(record, witness));
      } catch {
        setChecked('failed');
      }
    });
    return () => clearTimeout(later);
  }, [record, witness]);
  if (record === null) return null;
  const words =
    checked === null ? [fair.checking] : checked === 'failed' ? [fair.unreadable] : inWords(checked, nameOf, fair);
  return (
    <div class="fair">
      <p class="soft" role="status">
        {words.join(' ')}
      </p>
      <Button size="small" icon="signature" title={fair.save} onPress={() => save(record)}>
        <span class="name">{fair.save}</span>
      </Button>
    </div>
  );
}
