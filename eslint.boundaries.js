const serverPackages = ['@nestjs/*', 'typeorm', 'stripe', 'passport*'];
const browserPackages = ['@mui/*', '@emotion/*', '@stripe/stripe-js', '@stripe/react-stripe-js'];

const sharedWithServer = ['type:domain', 'type:routes', 'type:content', 'type:lexigrams', 'type:emails'];

/** Which server libraries a server library may import. */
export const serverScopes = {
  platform: [],
  integrations: ['platform'],
  identity: ['platform'],
  pages: ['platform'],
  payments: ['platform', 'integrations'],
  publishing: ['platform', 'integrations', 'identity'],
  commerce: ['platform', 'integrations', 'identity', 'payments'],
  donations: ['platform', 'integrations', 'identity', 'payments'],
  dashboard: ['platform', 'integrations', 'identity', 'payments', 'commerce', 'donations'],
  privacy: ['platform', 'identity', 'publishing', 'commerce', 'donations'],
};

/** Which tools and libraries a tool may import: other tools, and the libraries it generates files for. */
const toolScopes = {
  'tool-system': [],
  'tool-visual': ['scope:tool-system'],
  'tool-workspace': ['scope:tool-system', 'scope:tool-visual'],
  'tool-checks': ['scope:tool-system', 'type:content'],
  'tool-mutations': ['scope:tool-system'],
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
export const boundaries = [
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
    bannedExternalImports: scope === 'integrations' ? [] : ['stripe', 'nodemailer', 'aws4fetch'],
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
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: ['yup', '@sindresorhus/slugify'],
  },
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
    onlyDependOnLibsWithTags: [
      'type:domain',
      'type:routes',
      'type:content',
      'type:lexigrams',
      'type:fixtures',
      'type:tool',
    ],
  },
  ...Object.entries(toolScopes).map(([scope, tags]) => ({
    sourceTag: `scope:${scope}`,
    onlyDependOnLibsWithTags: tags,
    bannedExternalImports: ['@nestjs/*', 'typeorm'],
  })),
];
