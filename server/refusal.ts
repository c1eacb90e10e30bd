// Makes refusals, and tells them from other answers.
import type { Refusal, RefusalCode } from './wire.ts';

export const refused = (code: RefusalCode): Refusal => ({ code });
export const isRefusal = (value: object | null): value is Refusal => value !== null && 'code' in value;
