// The characters of bots: the face of each, and what it is known for.
import type { Character } from '../../../game/bots/index.ts';
import { useText } from '../services.ts';
import { BotFace } from './botFace.tsx';

export function Characters({ bots }: { bots: readonly Character[] }) {
  const { home, likings, characterName } = useText();
  return (
    <ul class="characters" aria-label={home.characters}>
      {bots.map(({ name, likes }) => (
        <li key={name}>
          <BotFace name={name} />
          <span>{likings[likes](characterName(name))}</span>
        </li>
      ))}
    </ul>
  );
}
