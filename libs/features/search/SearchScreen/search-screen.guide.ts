import type { ScreenGuide } from '@paniscus/ui';

/** Shown on the documentation page of SearchScreen. */
export const guide = {
  purpose: 'Results of the site search, for all visitors.',
  accessibility: [
    'The number of results is announced, and each kind of result is a section named by its heading.',
    'A plain form that needs no JavaScript.',
  ],
} satisfies ScreenGuide;
