// Prints the version of the browser that tests use, so that a new one makes Nx test again what it had cached.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

console.log(spawnSync(await findChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim());
