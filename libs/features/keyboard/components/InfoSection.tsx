import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface InfoSectionProps extends StackProps {
  title: string;
}

/** Titled section below the board. */
export function InfoSection({ title, children, ...stack }: InfoSectionProps) {
  return (
    <Stack component="section" spacing={1.5} useFlexGap {...stack}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
