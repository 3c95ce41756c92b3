import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Bulleted list inside an alert. */
export const MessageList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
