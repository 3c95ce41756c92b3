// Spelling of names, comments, texts, documents and file names, as cspell.config.yaml defines it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#tools/system/root.ts';
import { finish, isBinary, listProjectPaths } from './files.ts';

/** Runs cspell and returns one line per unknown or replaced word; throws if it does not run. */
function runCspell(args: readonly string[], input?: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/cspell'),
    ['lint', '--no-progress', '--no-summary', '--no-color', ...args],
    { cwd: ROOT, encoding: 'utf8', input, maxBuffer: 64 * 1024 * 1024, timeout: 300_000 },
  );
  if (status !== 0 && stdout === '') throw new Error(stderr || 'cspell did not end in time.');
  return stdout.split('\n').filter(Boolean);
}

const paths = listProjectPaths();
finish('check-spelling', [
  ...runCspell(['--file-list', 'stdin'], paths.filter((path) => !isBinary(path)).join('\n')),
  // The extension selects the dictionaries.
  ...runCspell(['stdin://file-names.ts'], paths.join('\n')),
]);
