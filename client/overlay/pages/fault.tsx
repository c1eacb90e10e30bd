// The page shown in place of one that has failed: says that no game is lost, offers to reload it or to go home, and has
// a bug report to copy, without the address of the page, which can hold the key of a seat.
import { useId } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Live } from '../parts/live.tsx';
import { Night } from '../parts/night.tsx';
import { usePageTitle } from '../parts/page.tsx';
import { TryAgain } from '../parts/tryAgain.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { hrefOf, type Route } from '../route.ts';
import { useText } from '../services.ts';

interface FaultPageProps {
  fault: unknown;
  page: Route['page'];
}

/** The stack begins with the message in some browsers only. */
function stackOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { name, message, stack = '' } = fault;
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

export function FaultPage({ fault, page }: FaultPageProps) {
  const { fault: words, notLoaded, toHome, lang } = useText();
  const heading = usePageTitle(words.heading);
  const { field, copy, outcome, attempts } = useCopy<HTMLTextAreaElement>();
  const summary = useId();
  const report = [stackOf(fault), `page: ${page}`, `language: ${lang}`, navigator.userAgent].join('\n');
  return (
    <main class="page">
      <Night />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
      </header>
      <div class="board panel stack">
        <TryAgain words={{ text: words.text, again: words.again, offline: notLoaded.offline }} />
        {page !== 'home' && (
          <div class="row">
            <a class="button" href={hrefOf({ page: 'home' })}>
              <Icon name="leave" />
              {toHome}
            </a>
          </div>
        )}
        <details class="report">
          <summary id={summary}>{words.report}</summary>
          <div class="stack">
            <textarea ref={field} class="input" readOnly rows={8} aria-labelledby={summary} value={report} />
            <div class="row">
              <Button size="small" icon="log" onPress={copy}>
                {words.copy}
              </Button>
            </div>
            <Live
              className="soft small"
              text={outcome === null ? '' : words[outcome]}
              number={attempts}
              urgent={false}
            />
          </div>
        </details>
      </div>
    </main>
  );
}
