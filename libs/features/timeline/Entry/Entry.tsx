import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { timelineContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import { LexigramTile } from '@paniscus/ui';
import { EntryMedia } from '../EntryMedia/EntryMedia';
import { EntryCard, EntryDate, EntryGrid, EntrySign } from './EntryLayout';
import { EntryLinks } from './EntryLinks';

interface EntryProps {
  entry: TimelineEntry;
  previous: TimelineEntry | undefined;
  next: TimelineEntry | undefined;
  isCurrent: boolean;
  /** On wide screens, the card is before the line and the date after it. */
  isReversed: boolean;
  getHref: (slug: string) => string;
}

/** An entry of the timeline with its sign, media, sources and neighbors. */
export function Entry({ entry, previous, next, isCurrent, isReversed, getHref }: EntryProps) {
  const { slug, date, title, description, sources, sign } = entry;
  return (
    <EntryGrid
      component="article"
      id={slug}
      // The link to the year moves the focus here.
      tabIndex={-1}
      aria-labelledby={`${slug}-date ${slug}-title`}
      isCurrent={isCurrent}
      isReversed={isReversed}
    >
      <EntryDate isReversed={isReversed}>
        <DateText date={date} id={`${slug}-date`} />
        <Typography component="span" variant="caption" color="textSecondary">
          {`“${sign}”`}
        </Typography>
      </EntryDate>
      <EntrySign>
        <LexigramTile word={sign} size="medium" isDecorative />
      </EntrySign>
      <EntryCard>
        <EntryTitle id={`${slug}-title`} title={title} href={getHref(slug)} isCurrent={isCurrent} />
        <EntryMedia entry={entry} />
        <Typography>{description}</Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="overline" component="b" sx={{ marginInlineEnd: 0.5 }}>
            {timelineContent.sources}
          </Typography>{' '}
          {sources.join(' ')}
        </Typography>
        <EntryLinks entry={entry} previous={previous} next={next} getHref={getHref} />
      </EntryCard>
    </EntryGrid>
  );
}

interface EntryTitleProps {
  id: string;
  title: string;
  href: string;
  isCurrent: boolean;
}

function EntryTitle({ id, title, href, isCurrent }: EntryTitleProps) {
  return (
    <Typography variant="h3" id={id}>
      <Link
        href={href}
        color="inherit"
        underline="hover"
        aria-current={isCurrent ? 'page' : undefined}
        // Without JavaScript, this scrolls the entry into view on its own page.
        autoFocus={isCurrent}
      >
        {title}
      </Link>
    </Typography>
  );
}

/** A date span has no machine-readable value, so it is not a `<time>` element. */
function DateText({ date, id }: { date: TimelineEntry['date']; id: string }) {
  const element =
    date.precision === 'span'
      ? ({ component: 'span' } as const)
      : ({ component: 'time', dateTime: date.value } as const);
  return (
    <Typography variant="h2" id={id} sx={{ fontVariantNumeric: 'lining-nums' }} {...element}>
      {date.text}
    </Typography>
  );
}
