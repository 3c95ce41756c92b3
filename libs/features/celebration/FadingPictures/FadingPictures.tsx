import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { celebrationContent, PICTURES } from '@paniscus/content';
import type { PictureName } from '@paniscus/content';
import { toAnchor } from '@paniscus/domain/urls';
import { FluidPicture } from '@paniscus/ui';
import { useId } from 'react';
import { FADING_SCREEN, FadingItem, FadingList, PLAY_STATE } from './fading-list.styles';

const NAMES: readonly PictureName[] = ['fading-1', 'fading-2', 'fading-3', 'fading-4'];

const Section = styled(Stack)(({ theme: { spacing } }) => ({
  gap: spacing(2),
  '&:has(:checked)': { [PLAY_STATE]: 'paused' },
  '@media print': { display: 'block', '& > :not(style) ~ :not(style)': { marginTop: spacing(2) } },
})) as typeof Stack;

const PauseLabel = styled(Typography)(({ theme: { layout, spacing } }) => ({
  display: 'none',
  [FADING_SCREEN]: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: spacing(1.5),
    minHeight: layout.touchTarget,
    cursor: 'pointer',
  },
})) as typeof Typography;

/** Pictures that cross-fade with CSS only and can be paused, with a link to the title page. */
export function FadingPictures({ titleHref }: { titleHref: string }) {
  const id = useId();
  const { title, pauseLabel, titleScreenLink } = celebrationContent.pictures;
  return (
    <Section component="section" id={toAnchor(title)} aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <FadingList role="list">
        {NAMES.map((name, index) => (
          <FadingItem key={name} index={index} total={NAMES.length}>
            <FluidPicture picture={PICTURES[name]} sizes="(min-width: 75rem) 72rem, 92vw" />
          </FadingItem>
        ))}
      </FadingList>
      <PauseLabel component="label" variant="body2" color="textSecondary">
        <Box
          component="input"
          type="checkbox"
          role="switch"
          autoComplete="off"
          sx={{ width: '1.25rem', height: '1.25rem', m: 0 }}
        />
        {pauseLabel}
      </PauseLabel>
      <Link variant="standalone" href={titleHref} sx={{ alignSelf: 'flex-start' }}>
        {titleScreenLink}
      </Link>
    </Section>
  );
}
