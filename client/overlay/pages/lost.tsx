// For addresses that lead nowhere, and for games that are no longer there.
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
