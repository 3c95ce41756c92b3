interface LocalTimeProps {
  /** ISO 8601 date and time. */
  iso: string;
}

const utc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Time in UTC, which the site script converts to the visitor's time zone. */
export function LocalTime({ iso }: LocalTimeProps) {
  return (
    <time dateTime={iso} data-local="" suppressHydrationWarning>
      {`${utc.format(new Date(iso))} UTC`}
    </time>
  );
}
