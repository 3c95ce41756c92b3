/** Folders of the donations library: each may import those before it. Modules wire them, and are exempt. */
const DONATION_LAYERS = [
  'donation',
  'funds',
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

/** Code that runs on the server in production. */
const SERVER_CODE = '^(?:apps/(?:api|sandbox)/src|libs/(?:server|emails|domain|routes|content|lexigrams))/';

/**
 * Import rules that ESLint cannot check: cycles (of types, too), entities, development packages on the server, and the order
 * of folders in a library.
 */
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
    {
      name: 'no-development-package',
      comment: 'Packages in devDependencies are not installed where the server runs.',
      severity: 'error' as const,
      from: { path: SERVER_CODE, pathNot: '[.](?:spec|stories)[.]tsx?$|/testing/' },
      to: { dependencyTypes: ['npm-dev' as const], dependencyTypesNot: ['type-only' as const] },
    },
    ...layers('libs/server/donations', DONATION_LAYERS),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/generated/|^dist/' },
  },
};
