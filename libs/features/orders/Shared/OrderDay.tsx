import { organization } from '@paniscus/content';
import { formatDay } from '@paniscus/domain/timing';

/** A day of an order in the organization's time zone, as in the emails about it. */
export function OrderDay({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso, organization.timeZone)}</time>;
}
