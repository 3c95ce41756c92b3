import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PrintButton } from '@paniscus/ui';
import type { ReactNode } from 'react';

/** Print button and contact below a printable document; not printed. */
export function PrintFooter({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start', mt: 4, displayPrint: 'none' }}>
      <PrintButton>Print</PrintButton>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Stack>
  );
}
