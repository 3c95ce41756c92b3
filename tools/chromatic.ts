// npm run chromatic [-- FLAGS]: builds Storybook and publishes it to Chromatic for visual review. Needs the environment
// variable CHROMATIC_PROJECT_TOKEN; options are in chromatic.config.json. `-- --dry-run` uploads nothing. `-- --offline`
// is a dry run with a stub of Chromatic's API, without a token and without a network.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { startChromaticStub } from '#tools/visual/chromatic-stub.ts';
import { build } from '#tools/workspace/nx.ts';

const OFFLINE = '--offline';
const OFFLINE_FLAGS = ['--dry-run', '--project-token=offline', '--no-interactive', '--skip-update-check'];

async function runChromatic(flags: readonly string[], environment: Record<string, string>): Promise<void> {
  const cli = join(ROOT, 'node_modules/chromatic/dist/bin.cjs');
  const child = spawn(process.execPath, [cli, ...flags], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
}

const flags = process.argv.slice(2).filter((flag) => flag !== OFFLINE);
const isOffline = process.argv.includes(OFFLINE);
const hasToken =
  process.env['CHROMATIC_PROJECT_TOKEN'] !== undefined ||
  flags.some((flag) => /^(?:-t|--project-token)(?:=|$)/.test(flag));
if (!isOffline && !hasToken) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set. docs/visual-testing.md says where Chromatic shows it.');
  process.exit(1);
}

await build(['storybook'], 'Storybook');
if (isOffline) {
  const stub = await startChromaticStub();
  await runChromatic([...flags, ...OFFLINE_FLAGS], {
    CHROMATIC_INDEX_URL: stub.url,
    DISABLE_ERROR_MONITORING: 'true',
    DO_NOT_TRACK: '1',
  });
  stub.close();
} else {
  await runChromatic(flags, {});
}
