// Lint: mistakes that types do not show, the size of files, and which layer may import which.
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { LAYERS, LOGIC_LAYERS, NODE_LAYERS } from './test/layer-table.ts';

const NODE = { regex: '^node:', message: 'node: modules only in hosts, cli, tests and scripts.' };
const ASTRO = { regex: '^astro:', message: 'Logic never imports astro: modules; pages and components do.' };

const from = (folders) => `^(?:\\.\\./)+(?:${folders.join('|')})/`;

/** The import rule of one layer, made from the table that the layer test reads too. */
function layerRule(name) {
  const { imports, types = [] } = LAYERS[name];
  const foreign = Object.keys(LAYERS).filter((other) => other !== name && !imports.includes(other));
  const closed = foreign.filter((other) => !types.includes(other));
  const allowed = `${name} may import from: ${imports.join(', ') || 'nothing of ours'}`;
  const patterns = [];
  if (closed.length > 0) patterns.push({ regex: from(closed), message: `${allowed} (test/layer-table.ts).` });
  if (types.length > 0) {
    const message = `${allowed}; from ${types.join(', ')} types only (test/layer-table.ts).`;
    patterns.push({ regex: from(types), allowTypeImports: true, message });
  }
  if (name in LOGIC_LAYERS) patterns.push(ASTRO);
  if (!NODE_LAYERS.includes(name)) patterns.push(NODE);
  return {
    name: `layer ${name}`,
    files: [`src/${name}/**/*.{ts,tsx,astro}`],
    ignores: ['**/*.test.ts', '**/fixtures/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

export default defineConfig(
  { ignores: ['dist/', 'dist-cli/', '.astro/', '.cache/', 'test-results/', 'coverage/'] },
  tseslint.configs.recommended,
  astro.configs.recommended,
  {
    name: 'everywhere',
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'with types',
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
    },
  },
  {
    name: 'what browsers load',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{cli,hosts}/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(Program > ExpressionStatement, Program > VariableDeclaration > VariableDeclarator, Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator) > AwaitExpression',
          message:
            'A module that awaits keeps the bundler from joining small files, in all of the site: await in a function.',
        },
      ],
    },
  },
  Object.keys(LAYERS).map(layerRule),
);
