// Prints the browser version; part of Nx's cache key, so that tests run again after an update.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const options = { encoding: 'utf8', timeout: 20_000 };
console.log(spawnSync(await findChromium(), ['--version'], options).stdout.trim());
