// axe-core for tests: its source to inject into a page, and the shape of its result.
import { readFileSync } from 'node:fs';

export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** The window of a page after axe-core was injected. */
export interface WithAxe {
  readonly axe: { run(root: Document, options: object): Promise<AxeResult> };
}
