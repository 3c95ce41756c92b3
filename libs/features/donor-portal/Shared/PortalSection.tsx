import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface PortalSectionProps {
  title: string;
  children: ReactNode;
}

export function PortalSection({ title, children }: PortalSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Stack spacing={2} useFlexGap>
        {children}
      </Stack>
    </Box>
  );
}

export function SectionText({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}
