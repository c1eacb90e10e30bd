// The credits page.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

export function CreditsPage() {
  const { credits } = useText();
  return (
    <Page title={credits.heading}>
      <article class="sheet text">
        <p>{credits.lead}</p>
        <ul>
          {credits.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </article>
    </Page>
  );
}
