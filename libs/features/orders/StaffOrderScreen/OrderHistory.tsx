import type { OrderEvent } from '@paniscus/domain/orders';
import { EventList } from '@paniscus/ui';

export function OrderHistory({ events }: { events: readonly OrderEvent[] }) {
  return <EventList events={events.toReversed().map(({ at, text, cause }) => ({ at, text, by: cause }))} />;
}
