/** Folders of the donations library: each may import those before it. Modules wire them, and are exempt. */
const DONATION_LAYERS = [
  'donation',
  'donor-links',
  'tributes',
  'receipts',
  'recurring',
  'one-time',
  'donor-portal',
  'admin',
];

/** Forbids each folder of a library to import a later one. */
const layers = (library: string, folders: readonly string[]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `no-upward-import-in-${folder}`,
    comment: `${folder} comes before ${folders.slice(index + 1).join(', ')}.`,
    severity: 'error' as const,
    from: { path: `^${library}/${folder}/`, pathNot: '[.](?:module|spec)[.]ts$' },
    to: { path: `^${library}/(?:${folders.slice(index + 1).join('|')})/` },
  }));

/** Import rules that ESLint cannot check: cycles (of types, too), and the imports of tools, which use relative paths. */
export const importRules = {
  forbidden: [
    { name: 'no-cycle', severity: 'error' as const, from: {}, to: { circular: true } },
    {
      name: 'no-foreign-entity',
      comment: 'Entities are private to their server library: call its service.',
      severity: 'error' as const,
      from: { path: '^libs/server/([^/]+)/' },
      to: { path: '^libs/server/.+[.]entity[.]ts$', pathNot: '^libs/server/$1/' },
    },
    ...layers('libs/server/donations', DONATION_LAYERS),
    {
      name: 'no-behavior-in-tools',
      comment: 'Tools generate and check; they do not run the server or render the site.',
      severity: 'error' as const,
      from: { path: '^tools/' },
      // The list of the keyboard's files is data.
      to: {
        path: '^(?:apps/(?:api|web)/|libs/(?:server|features|emails|card)/)',
        pathNot: '^apps/web/app/offline/urls[.]ts$',
      },
    },
    {
      name: 'no-tools-in-product',
      comment: 'The product runs without tools. Only its tests, builds and the sandbox use them.',
      severity: 'error' as const,
      from: {
        path: '^(?:apps/(?:api|web)|libs)/',
        pathNot: '[.]spec[.]tsx?$|^apps/web/build/|^libs/server/testing/|vitest|vite[.]config',
      },
      to: { path: '^tools/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/generated/|^dist/' },
  },
};
