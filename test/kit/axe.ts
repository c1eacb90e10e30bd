// axe-core as tests see it: put into a page as text, and what it answers.
import { readFileSync } from 'node:fs';

export const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What the window of a page has, once axe-core was put into it. */
export interface WithAxe {
  readonly axe: { run(root: Document, options: object): Promise<AxeResult> };
}
