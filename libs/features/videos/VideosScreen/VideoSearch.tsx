import { styled } from '@mui/material/styles';
import { videosContent } from '@paniscus/content';
import { VIDEO_WORDS_MAX, formatVideoCount } from '@paniscus/domain/videos';
import { Button, SearchField } from '@paniscus/ui';

type VideoSearchProps = { words: string; href: string };

const Bar = styled('form')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignItems: 'end',
  maxWidth: '40rem',
  [breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '@media print': { display: 'none' },
}));
const Line = styled('div')(({ theme: { measures, spacing, typography, vars } }) => ({
  ...typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0, 2.5),
  minHeight: measures.touchTarget,
  marginTop: spacing(1.5),
  color: vars.palette.text.secondary,
  '& > p': { fontWeight: 700, color: vars.palette.text.primary },
  '& > a[hidden]': { display: 'none' },
}));

const { search } = videosContent;

/** Plain HTML form, so the search works without JavaScript. */
export function VideoSearch({ words, href }: VideoSearchProps) {
  return (
    <Bar action={href} role="search" aria-label={search.name}>
      <SearchField label={search.label} name="q" defaultValue={words} maxLength={VIDEO_WORDS_MAX} />
      <Button type="submit" look="plain">
        {search.submit}
      </Button>
    </Bar>
  );
}

type OutcomeProps = VideoSearchProps & { found: number; total: number };

export function Outcome({ found, total, words, href }: OutcomeProps) {
  return (
    <Line>
      <p role="status" data-outcome="">
        {formatVideoCount(found, total)}
      </p>
      <a href={href} data-clear="" hidden={words === ''}>
        {search.clear}
      </a>
    </Line>
  );
}
