// The coach in the table in words: its button, and its advice as sentences.
import type { Advice } from '../../../game/bots/coach/advise.ts';
import { Button } from '../parts/button.tsx';
import { Region } from '../textView/region.tsx';
import { useTable } from '../table/tableContext.ts';
import type { Coaching } from './useCoach.ts';
import { adviceDetails } from './adviceDetails.ts';
import { worthOf } from './worth.ts';

const withColon = (worth: string | null): string => (worth === null ? '' : `: ${worth}`);

function adviceIn(answer: Coaching['answer']): readonly Advice[] {
  if (answer?.is === 'advice') return answer.advice;
  if (answer?.is !== 'improvement' || answer.improvement.advice === null) return [];
  return [answer.improvement.advice];
}

export function CoachText({ coaching }: { coaching: Coaching }) {
  const { words, viewpoint } = useTable();
  const { coach: text } = words;
  const advice = adviceIn(coaching.answer);
  return (
    <Region title={text.heading}>
      <Button size="small" icon="coach" reason={coaching.canAsk ? null : text.silent} onPress={coaching.ask}>
        {text.ask}
      </Button>
      {advice.length > 0 && (
        <ol>
          {advice.map((one, index) => (
            <li key={index}>
              <b>{words.move(one.move, viewpoint)}</b>
              {withColon(worthOf(advice, index, text))}. {adviceDetails(words, one, viewpoint)}
            </li>
          ))}
        </ol>
      )}
    </Region>
  );
}
