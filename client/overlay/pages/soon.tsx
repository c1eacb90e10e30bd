// The place of the pages for playing with others.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';

export function SoonPage() {
  const { online } = useText();
  return (
    <Page title={online.heading}>
      <p class="sheet text">{online.text}</p>
    </Page>
  );
}
