import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lean } from './build/lean.ts';
import { pageScripts } from './build/page-scripts.plugin.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const routerDist = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
/** The package's exports resolve to its development build, whose warnings every visitor would download. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerDist, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerDist, 'dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  plugins: [pageScripts(join(import.meta.dirname, 'app')), reactRouter()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  // Bundle all packages in their production build, so that the server does not depend on NODE_ENV.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@mui\//, /^@emotion\/(?!server)/] },
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: { treeshake: lean },
  },
}));
