// ESLint's rules for this code. Our own are in test/lint/: the directions of imports, banned globals, and how code asks
// for what a module brings.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { chance, clock, surroundings } from './test/lint/bans.js';
import { directions } from './test/lint/directions.js';
import { additionsByName } from './test/lint/modules.js';

const code = ['**/*.ts', '**/*.tsx', '**/*.js'];
const scripts = [
  'server/*.js',
  'client/art/generate/**',
  'test/*.js',
  'test/{arena,balance,bench,fuzz,pictures,train}/**',
];

const noSkippedTests = {
  selector:
    'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|only|todo|skipIf|runIf|fails)$/]',
  message: 'every test runs, every time.',
};
const noDefaultExports = { selector: 'ExportDefaultDeclaration', message: 'exports have names.' };

export default defineConfig(
  { ignores: ['dist/', 'data/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { tiefenthal: { rules: { directions, additionsByName } } },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'tiefenthal/directions': 'error',
      'tiefenthal/additionsByName': 'error',
      // There are no enums (erasableSyntaxOnly in tsconfig.json), and the rule would take an eighth of the whole run.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': ['error', noDefaultExports, noSkippedTests],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      // The server types what it requires as `typeof import('boardgame.io/server')`.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      // A function may be asynchronous for its interface alone.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['game/**'],
    rules: {
      'no-restricted-globals': ['error', ...surroundings('the game'), ...clock('the game')],
      'no-restricted-properties': ['error', ...chance],
    },
  },
  {
    files: ['client/model/**'],
    rules: {
      'no-restricted-globals': ['error', ...surroundings('the model'), ...clock('the model')],
      'no-restricted-properties': ['error', ...chance],
    },
  },
  {
    files: ['client/words/**'],
    rules: {
      'no-restricted-globals': ['error', ...surroundings('a text'), ...clock('a text')],
      'no-restricted-properties': ['error', ...chance],
    },
  },
  {
    // In JavaScript the type of parsed JSON is given in a comment, which this rule does not read.
    files: ['**/*.js'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  { files: scripts, rules: { 'no-console': 'off' } },
  { files: ['game/data/modules.ts'], rules: { 'tiefenthal/additionsByName': 'off' } },
  {
    // The tools that read these files take the default export.
    files: ['eslint.config.js', 'vite.config.ts', 'test/tooling/reportRetries.ts'],
    rules: { 'no-restricted-syntax': ['error', noSkippedTests] },
  },
  {
    files: ['test/**'],
    rules: {
      // A null in a test fails it anyway, and Vitest's matchers have the type any.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
);
