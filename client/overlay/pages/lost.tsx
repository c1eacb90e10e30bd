// The page for unknown addresses, and for games that no longer exist.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

export function LostPage({ words }: { words?: string }) {
  const { lost } = useText();
  return (
    <Page title={lost.heading}>
      <p class="sheet text">{words ?? lost.text}</p>
    </Page>
  );
}
