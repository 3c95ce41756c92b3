import ListItem from '@mui/material/ListItem';
import type { TimelineEntry } from '@paniscus/content';
import { Entry } from '../Entry/Entry';
import { TimelineGap } from '../TimelineGap/TimelineGap';
import { computeGapYears } from '../timeline.rules';
import type { Century } from '../timeline.rules';
import { CenturyHeading, TimelineList } from './TimelineList';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  centuries: readonly Century[];
  /** Slug of the highlighted entry. */
  current: string | undefined;
  getHref: (slug: string) => string;
}

/** Entries in chronological order, with a heading for each century and long gaps drawn to scale. */
export function Timeline({ entries, centuries, current, getHref }: TimelineProps) {
  return (
    <TimelineList component="ol">
      {entries.map((entry, index) => {
        const previous = index === 0 ? undefined : entries[index - 1];
        const century = centuries.find(({ entries: [first] }) => first === entry);
        const gapYears = computeGapYears(entry, previous);
        return (
          <ListItem key={entry.slug} sx={{ display: 'block', pb: 5 }}>
            {gapYears === undefined ? null : <TimelineGap years={gapYears} />}
            {century === undefined ? null : (
              <CenturyHeading variant="h2" id={century.id} tabIndex={-1}>
                {century.name}
              </CenturyHeading>
            )}
            <Entry
              entry={entry}
              previous={previous}
              next={entries[index + 1]}
              isCurrent={entry.slug === current}
              isReversed={index % 2 === 1}
              getHref={getHref}
            />
          </ListItem>
        );
      })}
    </TimelineList>
  );
}
