import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { findSampleFilm } from './src/settings.ts';

/** Bundles the fake Stripe.js next to the server as stripe.js. */
function browserScript(): Plugin {
  return {
    name: 'sandbox-browser-script',
    async generateBundle() {
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          lib: {
            entry: join(import.meta.dirname, 'src/stripe-js/browser/stripe.ts'),
            formats: ['iife'],
            name: 'SandboxStripe',
          },
        },
      });
      const [bundle] = Array.isArray(built) ? built : [];
      if (!bundle) throw new Error('The browser script was not built.');
      this.emitFile({ type: 'asset', fileName: 'stripe.js', source: bundle.output[0].code });
    },
  };
}

function pictures(): Plugin {
  const dir = join(import.meta.dirname, 'art');
  return {
    name: 'sandbox-pictures',
    generateBundle() {
      for (const file of existsSync(dir) ? readdirSync(dir) : [])
        this.emitFile({ type: 'asset', fileName: `art/${file}`, source: readFileSync(join(dir, file)) });
    },
  };
}

/** Copies the film of the video player next to the server. */
function film(): Plugin {
  return {
    name: 'sandbox-film',
    generateBundle() {
      const source = readFileSync(findSampleFilm(join(import.meta.dirname, '../web/public/art')));
      this.emitFile({ type: 'asset', fileName: 'film.webm', source });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [browserScript(), pictures(), film()],
  build: {
    ssr: 'src/main.ts',
    outDir: '../../dist/sandbox',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
  },
  ssr: { external: true, noExternal: [/^@paniscus\//] },
});
