interface LocalTimeProps {
  /** A moment as ISO 8601 text. */
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

/** A moment in UTC, which the script of the page turns into the reader's own time. */
export function LocalTime({ iso }: LocalTimeProps) {
  return (
    <time dateTime={iso} data-local="" suppressHydrationWarning>
      {`${utc.format(new Date(iso))} UTC`}
    </time>
  );
}
