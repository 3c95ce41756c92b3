import { timelineContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import { HiddenText, LexigramTile } from '@paniscus/ui';
import { EntryMedia } from '../EntryMedia/EntryMedia';
import { getYearLabel } from '../line.rules';
import { EntryFrame } from './EntryFrame';

interface EntryProps {
  entry: TimelineEntry;
  earlier: TimelineEntry | undefined;
  later: TimelineEntry | undefined;
  isCurrent: boolean;
  getAddress: (slug: string) => string;
}

/** An entry of the timeline with its sign, media, sources and neighbors. */
export function Entry({ entry, earlier, later, isCurrent, getAddress }: EntryProps) {
  const { slug, date, title, description, sources, sign } = entry;
  return (
    <EntryFrame
      id={slug}
      aria-labelledby={`${slug}-date ${slug}-title`}
      data-current={isCurrent ? '' : undefined}
    >
      <p data-part="when">
        <WrittenDate date={date} id={`${slug}-date`} />
        <span data-part="word">{sign}</span>
      </p>
      <div data-part="sign">
        <LexigramTile word={sign} size="medium" isDecorative />
      </div>
      <div data-part="text">
        <h3 id={`${slug}-title`}>
          {/* Without JavaScript, `autoFocus` scrolls the entry into view on its own page. */}
          <a href={getAddress(slug)} aria-current={isCurrent ? 'page' : undefined} autoFocus={isCurrent}>
            {title}
          </a>
        </h3>
        <EntryMedia entry={entry} />
        <p>{description}</p>
        <p data-part="sources">
          <b>{timelineContent.sources}</b> {sources.join(' ')}
        </p>
        <div data-part="ways">
          <WayTo entry={earlier} label={timelineContent.earlier} getAddress={getAddress} />
          <WayTo entry={later} label={timelineContent.later} getAddress={getAddress} />
          <CopyLinkButton href={getAddress(slug)} title={title} />
        </div>
      </div>
    </EntryFrame>
  );
}

/** A date span has no machine-readable value, so it is not a `<time>` element. */
function WrittenDate({ date, id }: { date: TimelineEntry['date']; id: string }) {
  if (date.precision === 'span') return <span id={id}>{date.text}</span>;
  return (
    <time id={id} dateTime={date.value}>
      {date.text}
    </time>
  );
}

type WayToProps = Pick<EntryProps, 'getAddress'> & { entry: TimelineEntry | undefined; label: string };

function WayTo({ entry, label, getAddress }: WayToProps) {
  if (entry === undefined) return null;
  return (
    <a href={getAddress(entry.slug)}>
      {label}: {getYearLabel(entry.date)}
      <HiddenText> {entry.title}</HiddenText>
    </a>
  );
}

function CopyLinkButton({ href, title }: { href: string; title: string }) {
  const { copy } = timelineContent;
  return (
    <button type="button" data-action="copy-link" data-link={href}>
      <span data-part="copy">
        {copy.action}
        <HiddenText> to {title}</HiddenText>
      </span>
      <span data-part="copied">{copy.done}</span>
    </button>
  );
}
