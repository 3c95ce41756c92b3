import type { ScreenGuide } from '@paniscus/ui';

/** Shown on the documentation page of PostEditorScreen. */
export const guide = {
  purpose: 'Page on which staff create or edit a post.',
  accessibility: [
    'Screen readers name the shortcuts of the toolbar; the number of characters left and the saving of the text are announced.',
    'Full screen contains the focus, and Escape or its button leaves it. Ctrl+S or Command+S saves the unsaved text.',
    'When the server rejects a field, it takes the focus.',
  ],
} satisfies ScreenGuide;
