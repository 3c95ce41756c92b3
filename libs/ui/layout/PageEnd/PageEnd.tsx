import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface PageEndProps extends Omit<BoxProps, 'title'> {
  /** Heading of the section, and its accessible name. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The one button; its label begins with a verb. */
  action: { href: string; label: string };
}

const Band = styled(Box)(({ theme: { layout, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  padding: `calc(${layout.section} * 0.6) clamp(${spacing(2.5)}, 5vw, ${spacing(7)})`,
  backgroundColor: vars.palette.background.subtle,
  borderRadius: layout.tileRadius,
  '@media print': { display: 'none' },
})) as typeof Box;

/** Asks for one thing at the end of a page. */
export function PageEnd({ title, text, action, children, ...box }: PageEndProps) {
  const id = useId();
  return (
    <Band component="section" aria-labelledby={id} {...box}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '48ch', mb: 1 }}>{text}</Typography>
      <Button href={action.href} color="accent">
        {action.label}
      </Button>
      {children}
    </Band>
  );
}
