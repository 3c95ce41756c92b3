import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lean } from './build/lean.ts';
import { pageScripts } from './build/page-scripts.plugin.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

const routerDist = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
/** The router's package names only its development form, which carries its warnings to every visitor. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerDist, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerDist, 'dom-export.mjs') },
];

export default defineConfig(({ command }) => ({
  plugins: [pageScripts(join(import.meta.dirname, 'app')), reactRouter()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  // The built server carries its packages, in their production form, so that it runs alike whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@mui\//, /^@emotion\/(?!server)/] },
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: { treeshake: lean },
  },
}));
