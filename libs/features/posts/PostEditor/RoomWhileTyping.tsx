import GlobalStyles from '@mui/material/GlobalStyles';

/** At the lower edge of the window as long as its place, below the text, is out of view. */
export const IN_VIEW_WHILE_TYPING = { position: 'sticky', bottom: 0, zIndex: 1 } as const;

/** Room for what is `IN_VIEW_WHILE_TYPING`: the browser scrolls the line that is being typed above it. */
export const RoomWhileTyping = () => (
  <GlobalStyles styles={{ 'html, [role="dialog"]': { scrollPaddingBottom: '11rem' } }} />
);
