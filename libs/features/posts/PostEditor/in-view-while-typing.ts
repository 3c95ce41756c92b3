/** At the lower edge of the window as long as its place, below the text, is out of view. */
export const IN_VIEW_WHILE_TYPING = { position: 'sticky', bottom: 0, zIndex: 1 } as const;
