// Follows a CSS media query.
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const tell = () => setMatches(media.matches);
    tell();
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [query]);
  return matches;
}
