/** The path of a Chromium that runs, or an error that says what to do. */
export function findChromium(): Promise<string>;
/** Quiet flags for tests; a browser run by root needs its sandbox off. */
export function chromiumArgs(): string[];
