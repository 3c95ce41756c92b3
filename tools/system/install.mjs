// Installs node_modules according to package-lock.json. Must run on Node 20 without packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(path) {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

export function isInstalled(root) {
  const expected = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (expected === undefined || installed === undefined || !existsSync(pinnedNode(root))) return false;
  return Object.entries(expected).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return Boolean(entry.optional || entry.peer);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

export function pinnedNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(root, 'node_modules', 'node', 'bin', program);
}

export function install(root) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const isScript = npm !== undefined && /\.[cm]?js$/.test(npm);
  const result = isScript
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (result.status !== 0) throw new Error('npm ci failed; see its output above.');
}
