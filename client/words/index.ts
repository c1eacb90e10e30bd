// Every word shown, by typed key.
export type { Explanation, Who } from './speaking.ts';
export type { Glance, Words } from './words.ts';
