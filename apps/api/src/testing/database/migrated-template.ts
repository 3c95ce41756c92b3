import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../config/settings.ts';
import { createApp } from '../../create-app.ts';
import type { Template } from './test-database.ts';

const WORKSPACE = join(import.meta.dirname, '../../../../..');
const NOBODY = 'http://127.0.0.1:9';
/** What decides on tables: our migrations, the queues, and the packages that bring tables of their own. */
const SOURCES = [
  'apps/api/src/**/migrations/*.ts',
  'apps/api/src/database/schema.ts',
  'apps/api/src/jobs/*.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: WORKSPACE }).sort()) {
    hash.update(path).update(readFileSync(join(WORKSPACE, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * As a server leaves its database that has started once and stopped. Specs of the start itself do without it: the
 * staff command, killed servers, every spec on a real PostgreSQL, and the journeys begin with nothing.
 */
export const MIGRATED: Template = {
  name: fingerprint(),
  make: async (dataDir, databaseUrl) => {
    const settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PRINTIFY_API_BASE: NOBODY,
      STRIPE_API_BASE: NOBODY,
    });
    const app = await createApp(settings);
    await app.close();
  },
};
