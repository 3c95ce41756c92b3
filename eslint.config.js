import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import prettier from 'eslint-config-prettier/flat';
import tseslint from 'typescript-eslint';

const serverPackages = ['@nestjs/*', 'typeorm', 'stripe', 'passport*'];
const browserPackages = ['@mui/*', '@emotion/*', '@stripe/stripe-js', '@stripe/react-stripe-js'];

const sharedWithServer = ['type:domain', 'type:routes', 'type:content', 'type:lexigrams', 'type:emails'];

/** Which server libraries a server library may import. */
const serverScopes = {
  platform: [],
  integrations: ['platform'],
  identity: ['platform'],
  pages: ['platform'],
  payments: ['platform', 'integrations'],
  publishing: ['platform', 'integrations', 'identity'],
  commerce: ['platform', 'integrations', 'identity', 'payments'],
  donations: ['platform', 'integrations', 'identity', 'payments'],
};

/** Which tools and libraries a tool may import: other tools, and what it generates for. */
const toolScopes = {
  'tool-system': [],
  'tool-visual': ['scope:tool-system'],
  'tool-workspace': ['scope:tool-system', 'scope:tool-visual'],
  'tool-checks': ['scope:tool-system', 'type:content'],
  'tool-bench': ['scope:tool-system', 'scope:tool-workspace', 'type:routes'],
  'tool-generators': [
    'scope:tool-system',
    'scope:tool-visual',
    'type:ui',
    'type:lexigrams',
    'type:content',
    'type:domain',
    'type:routes',
  ],
  'tool-commands': ['type:tool'],
};

/** Which project may import which; docs/architecture.md explains the table. */
const boundaries = [
  {
    sourceTag: 'type:web',
    onlyDependOnLibsWithTags: [
      'type:feature',
      'type:islands',
      'type:card',
      'type:ui',
      'type:domain',
      'type:routes',
      'type:lexigrams',
      'type:content',
    ],
    bannedExternalImports: serverPackages,
  },
  {
    sourceTag: 'type:api',
    onlyDependOnLibsWithTags: ['type:server'],
    bannedExternalImports: [...browserPackages, 'stripe'],
  },
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: ['type:server', ...sharedWithServer],
    bannedExternalImports: browserPackages,
  },
  ...Object.entries(serverScopes).map(([scope, scopes]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: [...sharedWithServer, ...scopes.map((name) => `scope:${name}`)],
    bannedExternalImports: scope === 'integrations' ? [] : ['stripe', 'nodemailer'],
  })),
  {
    sourceTag: 'type:server-testing',
    onlyDependOnLibsWithTags: ['type:server', 'type:domain', 'type:routes', 'type:content', 'type:lexigrams'],
    bannedExternalImports: browserPackages,
  },
  {
    sourceTag: 'type:emails',
    onlyDependOnLibsWithTags: ['type:domain', 'type:content'],
    bannedExternalImports: [...serverPackages, '@mui/*', '@emotion/*'],
  },
  {
    sourceTag: 'type:sandbox',
    onlyDependOnLibsWithTags: ['type:domain'],
    bannedExternalImports: ['@nestjs/*', 'typeorm', 'react', 'react-dom'],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: [
      'type:card',
      'type:ui',
      'type:domain',
      'type:lexigrams',
      'type:content',
      'type:fixtures',
    ],
    bannedExternalImports: [...serverPackages, 'react-router*', '@stripe/*'],
  },
  {
    sourceTag: 'type:card',
    onlyDependOnLibsWithTags: ['type:ui'],
    bannedExternalImports: [...serverPackages, 'react-router*', 'yup'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:lexigrams'],
    bannedExternalImports: [...serverPackages, 'react-router*', '@stripe/*', 'yup'],
  },
  {
    sourceTag: 'type:islands',
    onlyDependOnLibsWithTags: ['type:ui', 'type:routes'],
    bannedExternalImports: [...serverPackages, 'react-router*', '@stripe/*', 'yup'],
  },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: [], allowedExternalImports: ['yup'] },
  { sourceTag: 'type:lexigrams', onlyDependOnLibsWithTags: ['type:domain'], allowedExternalImports: [] },
  { sourceTag: 'type:routes', onlyDependOnLibsWithTags: ['type:domain'], allowedExternalImports: [] },
  { sourceTag: 'type:content', onlyDependOnLibsWithTags: ['type:domain'], allowedExternalImports: [] },
  {
    sourceTag: 'type:fixtures',
    onlyDependOnLibsWithTags: ['type:domain', 'type:content', 'type:lexigrams'],
    allowedExternalImports: [],
  },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:domain', 'type:content', 'type:lexigrams', 'type:fixtures', 'type:tool'],
  },
  ...Object.entries(toolScopes).map(([scope, tags]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: tags,
    bannedExternalImports: ['@nestjs/*', 'typeorm'],
  })),
];

/** Packages that specs, stories and build files may import in addition. */
const testLibraries = ['type:server-testing', 'type:fixtures', 'type:domain', 'type:content'];
const testPackages = ['vitest', 'vitest/*', 'fast-check', 'vite', 'node:*'];
const isServer = /^(?:type:(?:server|api|emails)|scope:.+)$/;
const boundariesInTests = boundaries.map((constraint) => ({
  ...constraint,
  ...(constraint.allowedExternalImports && {
    allowedExternalImports: [...constraint.allowedExternalImports, ...testPackages],
  }),
  ...(isServer.test(constraint.sourceTag) && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, ...testLibraries],
  }),
  ...(constraint.sourceTag === 'type:sandbox' && {
    onlyDependOnLibsWithTags: [...constraint.onlyDependOnLibsWithTags, 'type:tool'],
  }),
}));
const enforceBoundaries = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: false,
    // Product designs, which the illustration generator draws. They are data, although the sandbox is an application.
    allow: [
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

const stripeOutsideItsProvider = {
  group: ['@stripe/*'],
  message: 'Only libs/card speaks to the payment provider; the site loads it in one provider.',
};
const fixturesOutsideTests = {
  group: ['@paniscus/fixtures'],
  message: 'Sample data is for stories and specs only.',
};
const routerByItsDomName = {
  group: ['react-router'],
  message: 'Import from react-router-dom; only the framework entry files import react-router.',
};

export default [
  { ignores: ['dist/**', '**/.react-router/**', '.nx/**', '.data/**', '**/generated/**'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
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
      'no-restricted-imports': ['error', { patterns: [routerByItsDomName] }],
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
        { name: 'setInterval', message: 'Periodic work belongs to the Scheduler of libs/server/platform.' },
      ],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    ignores: ['apps/web/app/hooks/stripe.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [routerByItsDomName, stripeOutsideItsProvider] }],
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
    files: ['libs/features/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [fixturesOutsideTests] }] },
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
  { files: ['**/*.data.ts', 'libs/**/index.ts'], rules: { 'max-lines': 'off' } },
  { files: ['tools/**', 'apps/*/vite.config.ts', 'apps/sandbox/**'], rules: { 'no-console': 'off' } },
  { files: ['.storybook/**', '*.ts'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  prettier,
];
