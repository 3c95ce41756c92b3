/** Path of a working Chromium, preferably the headless shell. Throws with instructions when there is none. */
export function findChromium(): Promise<string>;
/** Path of a full browser, for measurements. */
export function findFullChromium(): Promise<string>;
/** Flags for tests; disables the browser sandbox when run as root. */
export function chromiumArgs(): string[];
