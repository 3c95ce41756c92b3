import { resolve } from 'node:path';

/** The folder of package.json. */
export const ROOT = resolve(import.meta.dirname, '..', '..');
