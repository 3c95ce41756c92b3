import type { Config } from '@react-router/dev/config';
import { compressFiles } from './build/compress.ts';

export default {
  appDirectory: 'app',
  buildDirectory: '../../dist/web',
  ssr: true,
  // The whole list of routes is small; asking the server for it piece by piece would cost a request each.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  async buildEnd({ reactRouterConfig }) {
    await compressFiles(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
