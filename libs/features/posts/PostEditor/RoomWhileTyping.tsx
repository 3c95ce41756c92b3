import GlobalStyles from '@mui/material/GlobalStyles';

/** Room for what is `IN_VIEW_WHILE_TYPING`: the browser scrolls the line that is being typed above it. */
export const RoomWhileTyping = () => (
  <GlobalStyles styles={{ 'html, [role="dialog"]': { scrollPaddingBottom: '11rem' } }} />
);
