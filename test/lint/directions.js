// The ESLint rule that holds imports to the directions in folders.js.
import { dirname, join, relative } from 'node:path/posix';
import { guarded, folders } from './folders.js';

/** @param {string} path */
const slashes = (path) => path.replaceAll('\\', '/');

/** @param {string} text @param {readonly string[]} prefixes */
const startsWithAny = (text, prefixes) => prefixes.some((prefix) => text.startsWith(prefix));

/**
 * True if the import is one of these packages or a file of one; `node:` stands for every module of Node.
 * @param {string} source @param {readonly string[]} packages
 */
const isFromAny = (source, packages) =>
  packages.some((name) => source === name || source.startsWith(name.endsWith(':') ? name : `${name}/`));

/**
 * The message if `file` must not import `source`. The path of `file` is relative to the top of the repository;
 * `source` is what stands in its import.
 * @param {string} file @param {string} source @param {boolean} isTypeOnly @returns {string | undefined}
 */
const wrongDirection = (file, source, isTypeOnly) => {
  const home = folders.find(({ folder }) => file.startsWith(folder));
  if (!home) return undefined;
  const allowedTypes = isTypeOnly ? (home.types ?? []) : [];

  if (source.startsWith('.')) {
    const target = join(dirname(file), source);
    if (startsWithAny(target, [...home.files, ...allowedTypes])) return undefined;
    if (target.startsWith('test/')) return 'what ships knows no test.';
    if (file.startsWith('game/') && startsWithAny(target, ['client/', 'server/']))
      return 'the game knows neither client nor server.';
    return home.sentence;
  }

  if (isFromAny(source, allowedTypes)) return undefined;
  const guard = guarded.find(({ name }) => isFromAny(source, [name]));
  if (guard) {
    const isInGuardedFolder = startsWithAny(file, guard.folders);
    // A folder with a list of packages takes types only from those under `types`, which were let through above.
    const isAllowedType = guard.typesForAny && isTypeOnly && home.packages === 'any';
    if (!isInGuardedFolder && !isAllowedType) return guard.sentence;
  }
  return home.packages === 'any' || isFromAny(source, home.packages) ? undefined : home.sentence;
};

/** @typedef {import('eslint').Rule.Node & { source: { value?: unknown } }} Import */
/** @typedef {import('eslint').Rule.Node & { source?: { value?: unknown } | null | undefined, importKind?: string, exportKind?: string }} Declaration */

/** @type {import('eslint').Rule.RuleModule} */
export const directions = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{sentence}}' } },
  create: (context) => {
    const file = slashes(relative(slashes(context.cwd), slashes(context.filename)));

    /** @param {import('eslint').Rule.Node} node @param {unknown} source @param {boolean} isTypeOnly */
    const check = (node, source, isTypeOnly) => {
      if (typeof source !== 'string') return;
      const sentence = wrongDirection(file, source, isTypeOnly);
      if (sentence !== undefined) context.report({ node, messageId: 'wrong', data: { sentence } });
    };

    /** @param {Declaration} node */
    const declaration = (node) => {
      check(node, node.source?.value, (node.importKind ?? node.exportKind) === 'type');
    };

    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      /** @param {Import} node */
      ImportExpression: (node) => {
        check(node, node.source.value, false);
      },
      /** @param {Import} node */
      TSImportType: (node) => {
        check(node, node.source.value, true);
      },
    };
  },
};
