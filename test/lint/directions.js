// The ESLint rule that holds imports to the directions in folders.js.
import { dirname, join, relative } from 'node:path/posix';
import { guarded, folders } from './folders.js';

/** @param {string} path */
const slashes = (path) => path.replaceAll('\\', '/');

/** @param {string} text @param {readonly string[]} beginnings */
const startsWithAny = (text, beginnings) => beginnings.some((beginning) => text.startsWith(beginning));

/** @param {string} name @param {readonly string[]} names */
const isPackage = (name, names) =>
  names.some((known) => name === known || name.startsWith(known.endsWith(':') ? known : `${known}/`));

/**
 * The message if `file` must not import `source`. Paths are relative to the top of the repository.
 * @param {string} file @param {string} source @param {boolean} typeOnly @returns {string | undefined}
 */
const wrongDirection = (file, source, typeOnly) => {
  const folder = folders.find(({ folder }) => file.startsWith(folder));
  if (!folder) return undefined;
  const extra = typeOnly ? (folder.types ?? []) : [];

  if (source.startsWith('.')) {
    const target = join(dirname(file), source);
    if (startsWithAny(target, [...folder.files, ...extra])) return undefined;
    if (target.startsWith('test/')) return 'what ships knows no test.';
    if (file.startsWith('game/') && startsWithAny(target, ['client/', 'server/']))
      return 'the game knows neither client nor server.';
    return folder.sentence;
  }

  const guard = guarded.find(({ name }) => isPackage(source, [name]));
  if (guard && !isPackage(source, extra)) {
    const allowed =
      startsWithAny(file, guard.folders) || (guard.typesAnywhere && typeOnly && folder.packages === 'any');
    if (!allowed) return guard.sentence;
  }
  if (folder.packages === 'any' || isPackage(source, [...folder.packages, ...extra])) return undefined;
  return folder.sentence;
};

/** @typedef {import('eslint').Rule.Node & { source: { value?: unknown } }} Import */
/** @typedef {import('eslint').Rule.Node & { source?: { value?: unknown } | null | undefined, importKind?: string, exportKind?: string }} Declaration */

/** @type {import('eslint').Rule.RuleModule} */
export const directions = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{sentence}}' } },
  create: (context) => {
    const file = slashes(relative(slashes(context.cwd), slashes(context.filename)));

    /** @param {import('eslint').Rule.Node} node @param {unknown} source @param {boolean} typeOnly */
    const check = (node, source, typeOnly) => {
      if (typeof source !== 'string') return;
      const sentence = wrongDirection(file, source, typeOnly);
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
