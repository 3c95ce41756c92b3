// Finds Chromium for stories, screenshots and end-to-end tests, and installs it if necessary.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Renders the same pixels in less time, but loads lazy images from farther away. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const usualPlaces = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name]
      ? [
          join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(process.env[name], 'Chromium', 'Application', 'chrome.exe'),
        ]
      : [],
  ),
};

/** Tried in order, when available; all require root except brew, which refuses it. */
const packageManagers = [
  {
    program: 'apt-get',
    asRoot: true,
    steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium', HEADLESS_SHELL]],
  },
  { program: 'apt-get', asRoot: true, steps: [['install', '-y', '--no-install-recommends', 'chromium']] },
  { program: 'dnf', asRoot: true, steps: [['install', '-y', 'chromium']] },
  { program: 'apk', asRoot: true, steps: [['add', '--no-cache', 'chromium']] },
  { program: 'brew', asRoot: false, steps: [['install', '--cask', 'chromium']] },
];

const isRoot = () => process.getuid?.() === 0;

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, program + suffix)).find(isRunnable);
}

/** A real browser responds to `--version`; Ubuntu's `chromium-browser` without snap only prints a message. */
function works(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function downloadedByPlaywright() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function installedOne(names) {
  const candidates = [...names.map(onPath), ...(usualPlaces[process.platform] ?? []).filter(isRunnable)];
  return candidates.find((path) => path !== undefined && works(path));
}

function run(program, args) {
  return spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Downloads the browser, then retries with system libraries, which require root. */
async function downloadByPlaywright() {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (!existsSync(cli)) return undefined;
  const extra = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  const isDone = run(process.execPath, [cli, 'install', ...extra, 'chromium']);
  const path = isDone ? await downloadedByPlaywright() : undefined;
  return path !== undefined && works(path) ? path : undefined;
}

function installByPackageManager(names) {
  for (const { program, asRoot, steps } of packageManagers) {
    if (asRoot !== isRoot() || onPath(program) === undefined) continue;
    if (steps.every((args) => run(program, args))) return installedOne(names);
  }
  return undefined;
}

async function install(names) {
  console.error('No Chromium found; installing one.');
  return (await downloadByPlaywright()) ?? installByPackageManager(names);
}

async function find(names) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isRunnable(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not a program that can be run.`);
  }
  const found = installedOne(names) ?? (await downloadedByPlaywright()) ?? (await install(names));
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome with your system, ' +
      'or set CHROMIUM_PATH to one.',
  );
}

export const findChromium = () => find([HEADLESS_SHELL, ...WHOLE_BROWSERS]);

export const findWholeChromium = () => find(WHOLE_BROWSERS);

export function chromiumArgs() {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet;
}
