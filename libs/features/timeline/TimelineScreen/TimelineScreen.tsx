import { timelineContent } from '@paniscus/content';
import type { TimelineEntry } from '@paniscus/content';
import { Breadcrumbs, Button, HiddenText, Page } from '@paniscus/ui';
import type { Crumb } from '@paniscus/ui';
import { Distance } from '../Distance/Distance';
import { Entry } from '../Entry/Entry';
import { groupByCentury, emptyYearsBefore } from '../line.rules';
import type { Century } from '../line.rules';
import { YearNav } from '../YearNav/YearNav';
import { End, Line, Rooms, Station } from './Line';

type TimelineLinks = {
  history: string;
  historyEntry: (slug: string) => string;
  keyboard: string;
  signs: string;
  celebration: string;
};

interface TimelineScreenProps {
  entries: readonly TimelineEntry[];
  /** The entry whose own page this is; undefined on the page of the whole timeline. */
  current?: string;
  trail?: readonly Crumb[];
  links: TimelineLinks;
}

/** The whole timeline. Reads from top to bottom, also without JavaScript and in print. */
export function TimelineScreen({ entries, current, trail, links }: TimelineScreenProps) {
  const centuries = groupByCentury(entries);
  const { title, lead, label, scale, signs, copy } = timelineContent;
  return (
    <Page
      title={title}
      lead={lead}
      label={label}
      mark="question"
      width="wide"
      trail={trail && <Breadcrumbs trail={trail} />}
    >
      <Rooms>
        <YearNav centuries={centuries} href={links.history} current={current} />
        <div>
          <p data-part="note">
            {signs} {scale}
          </p>
          <EntryLine entries={entries} centuries={centuries} current={current} links={links} />
          <WaysOn links={links} />
          <HiddenText role="status" data-copied-said={copy.said} />
        </div>
      </Rooms>
    </Page>
  );
}

type EntryLineProps = Pick<TimelineScreenProps, 'entries' | 'current' | 'links'> & {
  centuries: readonly Century[];
};

function EntryLine({ entries, centuries, current, links }: EntryLineProps) {
  return (
    <Line>
      {entries.map((entry, index) => {
        const station = centuries.find((century) => century.entries[0] === entry);
        const earlier = index === 0 ? undefined : entries[index - 1];
        const emptyYears = emptyYearsBefore(entry, earlier);
        return (
          <li key={entry.slug}>
            {emptyYears === undefined ? null : <Distance years={emptyYears} />}
            {station === undefined ? null : <Station id={station.id}>{station.name}</Station>}
            <Entry
              entry={entry}
              earlier={earlier}
              later={entries[index + 1]}
              isCurrent={entry.slug === current}
              getAddress={links.historyEntry}
            />
          </li>
        );
      })}
    </Line>
  );
}

function WaysOn({ links }: { links: TimelineLinks }) {
  const { title, text, keyboard, signs, celebration } = timelineContent.end;
  return (
    <End aria-labelledby="line-goes-on">
      <h2 id="line-goes-on">{title}</h2>
      <p>{text}</p>
      <div data-part="ways">
        <Button href={links.keyboard} look="accent">
          {keyboard}
        </Button>
        <Button href={links.signs} look="plain">
          {signs}
        </Button>
        <Button href={links.celebration} look="plain">
          {celebration}
        </Button>
      </div>
    </End>
  );
}
