/** Where the worker's script lies: at the root, so that it may speak for the keyboard's own address. */
export const WORKER_PATH = '/keyboard-worker.js';
export const MANIFEST_PATH = '/keyboard.webmanifest';

/** The keyboard's icons, drawn by `tools/art/icons.ts`; with their sides in pixels. */
export const ICONS = [
  { src: '/icons/keyboard-192.png', side: 192, isMaskable: false },
  { src: '/icons/keyboard-512.png', side: 512, isMaskable: false },
  { src: '/icons/keyboard-maskable-512.png', side: 512, isMaskable: true },
] as const;
/** For the home screen of an iPhone or iPad. */
export const APPLE_ICON = { src: '/icons/keyboard-180.png', side: 180 } as const;
