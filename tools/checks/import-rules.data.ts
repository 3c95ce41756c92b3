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
    {
      name: 'no-behavior-in-tools',
      comment: 'Tools generate and check; they do not run the server or render the site.',
      severity: 'error' as const,
      from: { path: '^tools/' },
      // The list of routes and of the keyboard's files is data.
      to: {
        path: '^(?:apps/(?:api|web)/|libs/(?:server|features|emails|card)/)',
        pathNot: '^apps/web/app/(?:paths|offline/urls)[.]ts$',
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
