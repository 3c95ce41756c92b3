/** npm keeps its own list of what it installed; packages for other systems are optional and may be missing. */
export function isInstalled(root: string): boolean;
/** The Node.js that the lock file pins, whatever the machine has. */
export function pinnedNode(root: string): string;
/** The build needs the development packages, in production too. */
export function install(root: string): void;
