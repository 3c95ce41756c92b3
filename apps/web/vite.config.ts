import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chrome } from './build/chrome.plugin.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** No room of ours does anything merely by being imported, so what a page does not name is left out. */
const isOurs = (id: string) => /[\\/](?:libs|apps)[\\/]/.test(id) && !id.includes('node_modules');

export default defineConfig(({ command }) => ({
  plugins: [chrome(join(import.meta.dirname, 'app')), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The built server carries its packages, in their production form, so that it runs alike whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : { noExternal: [/^@mui\//] },
  server: { port: 5173, strictPort: true, proxy: { '/api': apiOrigin } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id: string) => !isOurs(id) || /entry\.(?:client|server)/.test(id) },
    },
  },
}));
