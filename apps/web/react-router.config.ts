import type { Config } from '@react-router/dev/config';
import { compressFiles } from './build/compress.ts';
import { trimRouteManifest } from './build/route-manifest.ts';

export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/web',
  ssr: true,
  // The route manifest is small; lazy discovery would cost one request per route.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd({ reactRouterConfig }) {
    const { buildDirectory } = reactRouterConfig;
    await trimRouteManifest(buildDirectory);
    await compressFiles(`${buildDirectory}/client`);
  },
} satisfies Config;
