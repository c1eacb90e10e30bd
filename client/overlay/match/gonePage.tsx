// The page for a match that cannot be opened: says why, and offers another link, the list of matches, or a new match.
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import { LinkForm } from '../lobby/linkForm.tsx';

interface GonePageProps {
  heading: string;
  sentences: readonly string[];
}

export function GonePage({ heading, sentences }: GonePageProps) {
  const { find } = useText().online;
  return (
    <Page title={heading}>
      <div class="board panel stack">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <LinkForm />
        <div class="row">
          <a class="button main" href={hrefOf({ page: 'find' })}>
            <Icon name="look" />
            {find.heading}
          </a>
          <a class="button" href={hrefOf({ page: 'create' })}>
            <Icon name="person" />
            {find.openOwn}
          </a>
        </div>
      </div>
    </Page>
  );
}
