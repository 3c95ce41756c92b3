import ListItem from '@mui/material/ListItem';
import { timelineContent } from '@paniscus/content';
import { formatYear } from '../timeline.rules';
import type { Century } from '../timeline.rules';
import { CenturyLink, CenturyList, Nav, YearLink, YearList } from './year-nav.styles';

interface YearNavProps {
  centuries: readonly Century[];
  href: string;
  /** Slug of the entry whose own page this is. */
  current: string | undefined;
}

/**
 * Navigation beside the timeline, or above it on narrow screens: a link to each century, and to each year where there
 * is room.
 */
export function YearNav({ centuries, href, current }: YearNavProps) {
  const followsScroll = current === undefined;
  return (
    <Nav component="nav" aria-label={timelineContent.yearNav}>
      <CenturyList component="ol">
        {centuries.map(({ id, name, entries }) => (
          <ListItem key={id} sx={{ display: 'block', width: 'auto' }}>
            <CenturyLink
              href={`${href}#${id}`}
              variant="caption"
              underline="hover"
              followsScroll={followsScroll}
            >
              {name}
            </CenturyLink>
            <YearList component="ol" aria-label={name}>
              {entries.map(({ slug, date }) => (
                <ListItem key={slug} sx={{ display: 'block' }}>
                  <YearLink
                    href={`${href}#${slug}`}
                    variant="caption"
                    underline="hover"
                    followsScroll={followsScroll}
                    aria-current={slug === current ? 'true' : undefined}
                  >
                    {formatYear(date)}
                  </YearLink>
                </ListItem>
              ))}
            </YearList>
          </ListItem>
        ))}
      </CenturyList>
    </Nav>
  );
}
