import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier/flat';
import tseslint from 'typescript-eslint';
import { boundaries, serverScopes } from './eslint.boundaries.js';
import { themeValues } from './eslint.theme.js';
import { vocabulary } from './eslint.vocabulary.js';

/** Projects and packages that specs, stories and build files may also import. */
const testLibraries = ['type:server-testing', 'type:fixtures', 'type:domain', 'type:content'];
const testPackages = ['vitest', 'vitest/*', 'fast-check', 'vite', 'node:*'];
const serverTagPattern = /^(?:type:(?:server|api|emails)|scope:.+)$/;
const boundariesInTests = boundaries.map((constraint) => ({
  ...constraint,
  ...(constraint.allowedExternalImports && {
    allowedExternalImports: [...constraint.allowedExternalImports, ...testPackages],
  }),
  ...(serverTagPattern.test(constraint.sourceTag) && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, ...testLibraries],
  }),
  ...(constraint.sourceTag === 'type:web' && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:fixtures'],
  }),
  // Specs of the server start the sandbox.
  ...(constraint.sourceTag === 'type:api' && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, ...testLibraries, 'type:sandbox'],
  }),
  ...(constraint.sourceTag === 'type:sandbox' && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:tool'],
  }),
}));
/** Mistakes that browsers turn into wrong amounts and stale texts. */
const jsxSyntax = [
  {
    selector: "JSXAttribute[name.name='type'][value.value='number']",
    message: 'Use a text field with inputMode: number fields change on scroll and misread 25,50.',
  },
  {
    selector:
      'JSXElement[openingElement.name.name=/^(?:Button|ToggleButton|FormLabel)$/] > JSXExpressionContainer > :matches(TemplateLiteral, ConditionalExpression:has(> Literal.consequent):has(> Literal.alternate))',
    message:
      'Put a text that changes into a <span>: Material UI adds siblings, and translation replaces the text.',
  },
];
const enforceBoundaries = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    // Of the sandbox, an application: what specs of the server start, and data that the illustration generator draws.
    allow: [
      '#apps/sandbox/src/sandbox.ts',
      '#apps/sandbox/src/settings.ts',
      '#apps/sandbox/src/printify/catalog/pictures.ts',
      '#apps/sandbox/src/printify/catalog/design.types.ts',
    ],
    depConstraints,
    // Specs of the server libraries use the test helpers, which use the libraries.
    ignoredCircularDependencies: Object.keys(serverScopes).map((scope) => [
      'server-testing',
      `server-${scope}`,
    ]),
  },
];

const stripeImports = {
  group: ['@stripe/*'],
  message: 'Only libs/card and apps/web/app/hooks/stripe.ts import Stripe packages.',
};
const fixtureImports = {
  group: ['@paniscus/fixtures'],
  message: 'Only stories, specs and what they share in testing/ import fixtures.',
};
const reactRouterImports = {
  group: ['react-router'],
  message: 'Import from react-router-dom; only the framework entry files import react-router.',
};

export default [
  { ignores: ['dist/**', '**/.react-router/**', '.nx/**', '.data/**', '**/generated/**'] },
  ...tseslint.configs.recommended,
  {
    // Its rules parse each file once more, which the other projects, without React, save.
    files: ['{.storybook,apps/web,libs/card,libs/emails,libs/features,libs/islands,libs/ui}/**/*.{ts,tsx}'],
    ...(reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest']),
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { '@nx': nx },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': enforceBoundaries(boundaries),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { patterns: [reactRouterImports] }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['libs/server/**/*.ts', 'apps/api/**/*.ts'],
    ignores: ['libs/server/platform/scheduler/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'setInterval',
          message: 'Schedule periodic work with the Scheduler of libs/server/platform.',
        },
      ],
    },
  },
  {
    // Their types are checked in one program with code that runs on Node.js.
    files: ['libs/{card,features,islands,ui}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Buffer', 'process', 'global', 'require'].map((name) => ({
          name,
          message: 'Browsers do not have it.',
        })),
      ],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    ignores: ['apps/web/app/hooks/stripe.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [reactRouterImports, stripeImports] }],
    },
  },
  {
    files: [
      'apps/web/app/root.tsx',
      'apps/web/app/entry.*.tsx',
      'apps/web/react-router.config.ts',
      'apps/web/app/routes.ts',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['apps/api/**/*.ts', 'libs/server/**/*.ts'],
    // Nest reads constructor parameter types at run time, so they may not become type-only imports.
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['libs/{ui,card}/**/*.tsx', 'apps/web/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...jsxSyntax] },
  },
  {
    files: ['libs/features/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [fixtureImports] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='styled'] > Literal:first-child",
          message: 'Compose components of libs/ui and Material UI; only libs/ui styles native elements.',
        },
        ...jsxSyntax,
      ],
    },
  },
  {
    files: ['**/*.data.ts', '**/*.spec.{ts,tsx}', '**/*.stories.tsx', '**/migrations/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      '**/*.stories.tsx',
      '**/vitest.*.ts',
      'apps/api/{responses,security,trials}/**',
    ],
    rules: { '@nx/enforce-module-boundaries': enforceBoundaries(boundariesInTests) },
  },
  ...themeValues,
  ...vocabulary,
  { files: ['**/*.data.ts', 'libs/**/index.ts'], rules: { 'max-lines': 'off' } },
  { files: ['tools/**', 'apps/*/vite.config.ts', 'apps/sandbox/**'], rules: { 'no-console': 'off' } },
  { files: ['.storybook/**', '*.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  prettier,
];
