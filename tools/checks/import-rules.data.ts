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

/** Import rules that ESLint cannot check: cycles (of types, too), entities, and the order of folders in a library. */
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
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/generated/|^dist/' },
  },
};
