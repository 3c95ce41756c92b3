/** Start and end of an event, and the IANA time zone in which its hours are displayed. */
export type EventTimes = { startsAt: string; endsAt: string; timeZone: string };

export type EventPhase = 'upcoming' | 'now' | 'past';

/** Phase of an event at `now`; `endsAt` itself counts as past. */
export function getEventPhase({ startsAt, endsAt }: EventTimes, now: Date): EventPhase {
  if (now.getTime() >= Date.parse(endsAt)) return 'past';
  return now.getTime() >= Date.parse(startsAt) ? 'now' : 'upcoming';
}

/** Milliseconds until the phase changes; undefined once the event is past. */
export function computePhaseRemainingMs(times: EventTimes, now: Date): number | undefined {
  const next = { upcoming: times.startsAt, now: times.endsAt, past: undefined }[getEventPhase(times, now)];
  return next === undefined ? undefined : Date.parse(next) - now.getTime();
}

/** Formats the date and hours of a one-day event: 'April 19, 2025, 1-6pm'. */
export function formatEventTimes({ startsAt, endsAt, timeZone }: EventTimes): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(startsAt));
  const [start, end] = [formatHour(startsAt, timeZone), formatHour(endsAt, timeZone)];
  const startText = start.half === end.half ? start.hour : start.hour + start.half;
  return `${day}, ${startText}-${end.hour}${end.half}`;
}

function formatHour(isoDate: string, timeZone: string): { hour: string; half: string } {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const parts = new Map(format.formatToParts(new Date(isoDate)).map(({ type, value }) => [type, value]));
  const minutes = parts.get('minute') ?? '00';
  const hour = `${parts.get('hour') ?? ''}${minutes === '00' ? '' : `:${minutes}`}`;
  return { hour, half: (parts.get('dayPeriod') ?? '').toLowerCase() };
}
