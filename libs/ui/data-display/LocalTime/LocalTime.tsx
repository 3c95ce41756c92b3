import type { ComponentProps } from 'react';

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

/** With AM bound to its hour, so that a line never begins with it. */
const formatUtc = (iso: string) => utc.format(new Date(iso)).replace(/ (?=[AP]M)/, '\u00A0');

/** Time in UTC, which the site script converts to the visitor's time zone. */
export function LocalTime({ iso, ...time }: LocalTimeProps) {
  return (
    <time {...time} dateTime={iso} data-local="" suppressHydrationWarning>
      {`${formatUtc(iso)} UTC`}
    </time>
  );
}
