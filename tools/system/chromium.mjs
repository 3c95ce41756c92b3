// Finds Chromium for stories, screenshots and end-to-end tests, and installs it if necessary.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Renders the same pixels in less time, but loads lazy images from farther away. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const defaultPaths = {
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
    requiresRoot: true,
    steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium', HEADLESS_SHELL]],
  },
  {
    program: 'apt-get',
    requiresRoot: true,
    steps: [['install', '-y', '--no-install-recommends', 'chromium']],
  },
  { program: 'dnf', requiresRoot: true, steps: [['install', '-y', 'chromium']] },
  { program: 'apk', requiresRoot: true, steps: [['add', '--no-cache', 'chromium']] },
  { program: 'brew', requiresRoot: false, steps: [['install', '--cask', 'chromium']] },
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

function findOnPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return folders.map((folder) => join(folder, program + suffix)).find(isRunnable);
}

/** A real browser responds to `--version`; Ubuntu's `chromium-browser` without snap only prints a message. */
function isWorking(path) {
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function findPlaywrightBrowser() {
  try {
    const { chromium } = await import('playwright');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function findInstalled(names) {
  const candidates = [...names.map(findOnPath), ...(defaultPaths[process.platform] ?? []).filter(isRunnable)];
  return candidates.find((path) => path !== undefined && isWorking(path));
}

/** Installing downloads a few hundred megabytes. */
const INSTALL_TIMEOUT_MS = 900_000;

function run(program, args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], timeout: INSTALL_TIMEOUT_MS };
  return spawnSync(program, args, options).status === 0;
}

/** Downloads the browser, then retries with system libraries, which require root. */
async function installWithPlaywright() {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (!existsSync(cli)) return undefined;
  const dependencyFlags = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  const isInstalled = run(process.execPath, [cli, 'install', ...dependencyFlags, 'chromium']);
  const path = isInstalled ? await findPlaywrightBrowser() : undefined;
  return path !== undefined && isWorking(path) ? path : undefined;
}

function installWithPackageManager(names) {
  for (const { program, requiresRoot, steps } of packageManagers) {
    if (requiresRoot !== isRoot() || findOnPath(program) === undefined) continue;
    if (steps.every((args) => run(program, args))) return findInstalled(names);
  }
  return undefined;
}

async function install(names) {
  console.error('Chromium not found; installing it.');
  return (await installWithPlaywright()) ?? installWithPackageManager(names);
}

async function find(names) {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isRunnable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is ${configured}, which is not executable.`);
  }
  const found = findInstalled(names) ?? (await findPlaywrightBrowser()) ?? (await install(names));
  if (found !== undefined) return found;
  throw new Error(
    'Chromium was not found and could not be installed. Install Chromium or Chrome, ' +
      'or set CHROMIUM_PATH.',
  );
}

export const findChromium = () => find([HEADLESS_SHELL, ...FULL_BROWSERS]);

export const findFullChromium = () => find(FULL_BROWSERS);

export function chromiumArgs() {
  const flags = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return isRoot() ? ['--no-sandbox', ...flags] : flags;
}
