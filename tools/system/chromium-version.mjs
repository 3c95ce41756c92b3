// Prints the browser version; part of Nx's cache key, so that tests run again after an update.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

console.log(spawnSync(await findChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim());
