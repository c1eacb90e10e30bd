// Faces beside names: of a bot's character, or of the bartender who serves at a person's bar. The code that paints them
// is loaded when the first face is shown.
import { useEffect, useState } from 'preact/hooks';
import type { Colour } from '../../model/tableModel.ts';

type People = typeof import('../../art/people.ts');

/** The faces that were painted, as SVG; empty if there is none. */
const known = new Map<string, string>();

async function pictureOf(who: string, paint: (people: People) => string | null): Promise<string> {
  const picture = paint(await import('../../art/people.ts')) ?? '';
  known.set(who, picture);
  return picture;
}

/** A face, or nothing if there is none. Its place is kept until that is known, so that what is below does not move. */
function Face({ who, paint }: { who: string; paint: (people: People) => string | null }) {
  const [picture, setPicture] = useState(known.get(who));
  useEffect(() => {
    let isMounted = true;
    setPicture(known.get(who));
    if (!known.has(who))
      pictureOf(who, paint).then(
        (painted) => isMounted && setPicture(painted),
        // A picture that cannot be loaded is left out: the name still says who it is.
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
    // Not `paint`: it is another function with each render, and paints the same for the same person.
  }, [who]);
  if (picture === '') return null;
  return <span class="botFace" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture ?? '' }} />;
}

/** Nothing for names that no character has. */
export const BotFace = ({ name }: { name: string }) => (
  <Face who={name} paint={({ characterSvg }) => characterSvg(name)} />
);

export const BartenderFace = ({ colour }: { colour: Colour }) => (
  <Face who={`bartender ${colour}`} paint={({ bartenderSvg }) => bartenderSvg(colour)} />
);
