import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Fields that depend on the choice above, with a line at the side that connects them to it. */
export function DependentFields({ children }: { children: ReactNode }) {
  return (
    <Stack spacing={3} sx={{ minWidth: 0, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      {children}
    </Stack>
  );
}
