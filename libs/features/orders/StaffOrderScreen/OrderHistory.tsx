import type { OrderEvent } from '@paniscus/domain';
import { EventList } from '@paniscus/ui';

/** Everything that happened to an order, the latest first. */
export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return <EventList events={events.toReversed().map(({ at, text, cause }) => ({ at, text, by: cause }))} />;
}
