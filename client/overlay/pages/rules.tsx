// The rules in short, as a page and as the help at the table.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

export function RulesText() {
  const { rules } = useText();
  return (
    <article class="sheet text">
      <p>{rules.lead}</p>
      {rules.parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          <ul>
            {part.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

export const RulesPage = () => (
  <Page title={useText().rules.heading}>
    <RulesText />
  </Page>
);
