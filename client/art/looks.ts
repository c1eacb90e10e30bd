// Types of a person's look, and of a wish for one; casting.ts picks what the wish leaves open.
import type { Mood, FacePart } from './faces.ts';
import type { Sign } from './signs.ts';

export type Beard = 'none' | 'full' | 'short' | 'goatee' | 'handlebar' | 'long';
export type Hat =
  | 'none'
  | 'felt'
  | 'cap'
  | 'scarf'
  | 'crown'
  | 'bonnet'
  | 'bard'
  | 'beret'
  | 'straw'
  | 'baker'
  | 'tricorn'
  | 'veil'
  | 'hood';
export type Dress = 'shirt' | 'vest' | 'apron' | 'dirndl' | 'cloak' | 'coat' | 'robe' | 'ermine' | 'motley';

export interface Look {
  readonly woman: boolean;
  /** Everything but eyes, eyebrows and mouth, which change with the mood. */
  readonly parts: readonly FacePart[];
  readonly expressions: Readonly<Record<Mood, readonly FacePart[]>>;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly cloth2: string;
  readonly beard: Beard;
  readonly hat: Hat;
  readonly dress: Dress;
  readonly sign: Sign | null;
  readonly mirrored: boolean;
}

export type LookWish = Partial<Omit<Look, 'parts' | 'expressions'>> & {
  /** Parts of the face that the person must have. If eyes, eyebrows or mouth are among them, they do not change with the mood. */
  readonly parts?: readonly FacePart[];
  /** With grey hair, unless the wish has a `hair` of its own. */
  readonly aged?: boolean;
};
