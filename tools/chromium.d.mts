/** The path of a Chromium that runs, the headless shell if there is one, or an error that says what to do. */
export function findChromium(): Promise<string>;
/** The path of a browser as visitors have it, for what is measured. */
export function findWholeChromium(): Promise<string>;
/** Quiet flags for tests; a browser run by root needs its sandbox off. */
export function chromiumArgs(): string[];
