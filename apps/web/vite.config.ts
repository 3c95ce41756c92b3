import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { retriedImports } from './build/retried-imports.ts';
import { treeShaking } from './build/tree-shaking.ts';
import { pageScripts } from './build/page-scripts.plugin.ts';
import { staffChunks } from './build/staff-chunks.plugin.ts';
import { withoutSchemaDescriptions } from './build/schema-descriptions.ts';
import { withoutUnusedCode } from './build/unused-code.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const routerDist = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
/** The package's exports resolve to its development build, whose warnings every visitor would download. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerDist, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerDist, 'dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  plugins: [
    pageScripts(join(import.meta.dirname, 'app')),
    reactRouter(),
    staffChunks(),
    withoutUnusedCode(),
    retriedImports(),
    withoutSchemaDescriptions(),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  // The server does not depend on NODE_ENV: packages are bundled in their production build, whose class names are those
  // of the browser.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@mui\//, /^@emotion\/(?!server)/] },
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: { treeshake: treeShaking },
  },
}));
