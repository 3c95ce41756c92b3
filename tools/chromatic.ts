// npm run chromatic [-- FLAGS]: builds Storybook and publishes it to Chromatic for visual review. Needs the environment
// variable CHROMATIC_PROJECT_TOKEN; options are in chromatic.config.json. `-- --dry-run` uploads nothing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { build } from '#tools/workspace/nx.ts';

const hasToken =
  process.env['CHROMATIC_PROJECT_TOKEN'] !== undefined ||
  process.argv.some((flag) => /^(?:-t|--project-token)(?:=|$)/.test(flag));
if (!hasToken) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set. docs/visual-testing.md says where Chromatic shows it.');
  process.exit(1);
}

const cli = join(ROOT, 'node_modules/chromatic/dist/bin.cjs');

await build(['storybook']);
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
