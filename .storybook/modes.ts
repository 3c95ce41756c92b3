/** Variants in which Chromatic takes a snapshot of each story: both color schemes, phone and desktop. */
export const modes = {
  'light desktop': { scheme: 'light', viewport: 'desktop' },
  'dark desktop': { scheme: 'dark', viewport: 'desktop' },
  'light phone': { scheme: 'light', viewport: 'phone' },
} as const;
