import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FluidPicture } from '@paniscus/ui';
import type { ArtPicture } from '@paniscus/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface HighlightProps {
  picture: ArtPicture;
  /** Small line above the title. */
  overline: string;
  title: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A picture with a title, a text and its actions. */
export function Highlight({ picture, overline, title, actions, children }: HighlightProps) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <div>
        <Typography component="p" variant="overline" color="textSecondary">
          {overline}
        </Typography>
        <Typography variant="h2" id={id} sx={{ mt: 0.5 }}>
          {title}
        </Typography>
      </div>
      {/* Follows the title in reading order, but is displayed before it. */}
      <Box sx={{ order: -1 }}>
        <FluidPicture picture={picture} sizes="(min-width: 60rem) 34rem, 92vw" />
      </Box>
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 3, mt: 1 }}>
        {actions}
      </Stack>
    </Stack>
  );
}
