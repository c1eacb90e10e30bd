// The page for an unknown address, and for a game or replay that cannot be opened.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

export function NotFoundPage({ text }: { text?: string }) {
  const { notFound } = useText();
  return (
    <Page title={notFound.heading}>
      <p class="sheet text">{text ?? notFound.text}</p>
    </Page>
  );
}
