// The face of a bot's character, beside its name. Painted people are loaded when the first face is shown.
import { useEffect, useState } from 'preact/hooks';

const known = new Map<string, string>();

async function pictureOf(name: string): Promise<string> {
  const { characterSvg } = await import('../../art/people.ts');
  const picture = characterSvg(name) ?? '';
  known.set(name, picture);
  return picture;
}

/** Keeps its place empty until the picture is there, so that nothing below moves. No place for names that no character has. */
export function BotFace({ name }: { name: string }) {
  const [picture, setPicture] = useState(known.get(name));
  useEffect(() => {
    let isMounted = true;
    setPicture(known.get(name));
    // Without the picture the name still says who it is.
    if (!known.has(name))
      pictureOf(name).then(
        (painted) => isMounted && setPicture(painted),
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, [name]);
  if (picture === '') return null;
  return <span class="botFace" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture ?? '' }} />;
}
