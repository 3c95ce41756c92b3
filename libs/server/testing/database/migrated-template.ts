import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@paniscus/server/platform';
import { getAppUnderTest } from '../app-factory.ts';
import { PATIENT_TIMEOUTS } from '../patient-timeouts.ts';
import type { Template } from './test-database.types.ts';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const UNREACHABLE = 'http://127.0.0.1:9';
/** Inputs that determine the schema: migrations, job queues, and packages with tables of their own. */
const SOURCES = [
  'libs/server/*/migrations/*.ts',
  'libs/server/*/schema.ts',
  'libs/server/platform/jobs/*.ts',
  'package-lock.json',
];

function computeFingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: WORKSPACE }).sort()) {
    hash.update(path).update(readFileSync(join(WORKSPACE, path)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Database after a first start and stop of the server. Not used by specs of the startup itself, which begin with an
 * empty one: the staff command, killed servers, every spec on a real PostgreSQL, and the end-to-end journeys.
 */
export const MIGRATED_TEMPLATE: Template = {
  name: computeFingerprint(),
  create: async (dataDir, databaseUrl) => {
    const settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PRINTIFY_API_BASE: UNREACHABLE,
      STRIPE_API_BASE: UNREACHABLE,
    });
    const app = await getAppUnderTest().createApp({ ...settings, timeouts: PATIENT_TIMEOUTS });
    await app.close();
  },
};
