/** Variants in which Chromatic takes a snapshot of each story: both color schemes, and three widths. */
export const modes = {
  'light desktop': { scheme: 'light', viewport: 'desktop' },
  'dark desktop': { scheme: 'dark', viewport: 'desktop' },
  'light tablet': { scheme: 'light', viewport: 'tablet' },
  'light phone': { scheme: 'light', viewport: 'phone' },
  'dark phone': { scheme: 'dark', viewport: 'phone' },
} as const;
