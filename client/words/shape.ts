// The type of a language: exactly the texts that English has, each with the same parameters.
import type { game } from './en/game/index.ts';
import type { pages } from './en/pages/index.ts';

/** The same keys and parameters with any strings. */
export type Translated<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => Result extends string ? string : Result
    : { readonly [K in keyof T]: Translated<T[K]> };

/** Pages, panels and settings. */
export type PageText = Translated<typeof pages>;

/** Names and sentences of the game. */
export type GameText = Translated<typeof game>;

/** Loaders of languages, each of a text that has no key too many: one that `Text` lacks is a compile error. */
export type LoadsExactly<Loaders, Key extends string, Text> = {
  readonly [K in keyof Loaders]: Loaders[K] extends () => Promise<Record<Key, infer Loaded>>
    ? () => Promise<Record<Key, Exactly<Loaded, Text>>>
    : never;
};

/** T where every key is one of Shape, however deep; a key too many has the type never and is a compile error. */
type Exactly<T, Shape> = T extends string | ((...facts: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]: K extends keyof Shape ? Exactly<T[K], Shape[K]> : never };
