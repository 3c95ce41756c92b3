import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { timelineContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import { VisuallyHidden } from '@paniscus/ui';
import { formatYear } from '../timeline.rules';

const Links = styled(Stack)(({ theme: { breakpoints, layout, spacing, typography, vars } }) => ({
  ...typography.caption,
  flexDirection: 'row',
  flexWrap: 'wrap',
  columnGap: spacing(2.5),
  marginBottom: spacing(-1),
  paddingTop: spacing(0.5),
  borderTop: `${layout.hairline} solid ${vars.palette.divider}`,
  [breakpoints.down('sm')]: { columnGap: spacing(2) },
  '@media print': { display: 'none' },
}));

const touchable = ({ theme: { layout } }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: layout.touchTarget,
});

const NeighborLink = styled(Link)(touchable);

/** The site script sets `data-copied` while the confirmation is shown. Hidden without JavaScript. */
const CopyButton = styled(Link)(touchable, {
  marginInlineStart: 'auto',
  textUnderlineOffset: '0.18em',
  '&[data-copied]': { '--CopyButton-action': 'none', '--CopyButton-confirmation': 'inline' },
  '@media (scripting: none)': { display: 'none' },
}) as typeof Link;

interface EntryLinksProps {
  entry: TimelineEntry;
  previous: TimelineEntry | undefined;
  next: TimelineEntry | undefined;
  getHref: (slug: string) => string;
}

/** Links to the neighbors of an entry, and a button that copies the entry's own link. */
export function EntryLinks({ entry, previous, next, getHref }: EntryLinksProps) {
  const { copy, earlier, later } = timelineContent;
  return (
    <Links>
      <LinkToEntry entry={previous} label={earlier} getHref={getHref} />
      <LinkToEntry entry={next} label={later} getHref={getHref} />
      <CopyButton component="button" type="button" data-action="copy-link" data-link={getHref(entry.slug)}>
        <Box component="span" sx={{ display: 'var(--CopyButton-action, inline)' }}>
          {copy.action}
          <VisuallyHidden> to {entry.title}</VisuallyHidden>
        </Box>
        <Box component="span" sx={{ display: 'var(--CopyButton-confirmation, none)' }}>
          {copy.done}
        </Box>
      </CopyButton>
    </Links>
  );
}

type LinkToEntryProps = Pick<EntryLinksProps, 'getHref'> & {
  entry: TimelineEntry | undefined;
  label: string;
};

function LinkToEntry({ entry, label, getHref }: LinkToEntryProps) {
  if (entry === undefined) return null;
  return (
    <NeighborLink href={getHref(entry.slug)}>
      {label}: {formatYear(entry.date)}
      <VisuallyHidden> {entry.title}</VisuallyHidden>
    </NeighborLink>
  );
}
