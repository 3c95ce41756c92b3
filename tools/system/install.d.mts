/**
 * Compares the lock file with npm's list of installed packages; optional packages for other platforms may be missing.
 */
export function isInstalled(root: string): boolean;
/** Path of the Node.js that the lock file pins. */
export function pinnedNode(root: string): string;
/** Installs development packages even in production, because the build needs them. */
export function install(root: string): void;
