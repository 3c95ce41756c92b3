import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  build: { ssr: 'src/probe.ts', outDir: '../../dist/api', emptyOutDir: true, target: 'node24', minify: false },
  ssr: { external: true, noExternal: [/^@paniscus\//] },
});
