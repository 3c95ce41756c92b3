import type { ComponentProps } from 'react';
import { bindDayPeriod } from './bind-day-period';

interface LocalTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO 8601 date and time. */
  iso: string;
}

const utc = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Time in UTC, which the site script converts to the visitor's time zone. */
export function LocalTime({ iso, ...time }: LocalTimeProps) {
  return (
    <time {...time} dateTime={iso} data-local="" suppressHydrationWarning>
      {bindDayPeriod(`${utc.format(new Date(iso))} UTC`)}
    </time>
  );
}
