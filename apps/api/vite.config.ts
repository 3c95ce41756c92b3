import { defineConfig } from 'vite';

/**
 * Bundles our own code for Node; packages stay external. Decorator metadata comes from tsconfig.json. The modules of
 * react-email that emails do not use are 40 MB in memory, so it is bundled, too.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  ssr: { external: true, noExternal: [/^@paniscus\//, 'react-email', '@react-email/render'] },
  build: {
    ssr: true,
    outDir: '../../dist/api',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        staff: 'src/staff.ts',
        'plain-text.worker': '../../libs/server/publishing/posts/plain-text.worker.ts',
        'post-card.worker': '../../libs/server/publishing/cards/post-card.worker.ts',
        'embedded-database.worker':
          '../../libs/server/platform/database/embedded/embedded-database.worker.ts',
      },
      // Shared chunks are placed next to both entries, where the worker file is expected.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
