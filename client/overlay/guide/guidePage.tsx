// The page of the guide.
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';
import { Guide } from './guide.tsx';

/** Opens at a rule where the address names one. */
export const GuidePage = ({ rule }: { rule: string | null }) => (
  <Page title={useText().rules.heading} className="wide">
    <Guide rule={rule} />
  </Page>
);
