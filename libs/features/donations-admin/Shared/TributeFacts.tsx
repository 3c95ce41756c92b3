import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { StaffTribute } from '@paniscus/domain/donation';
import { Facts, LocalTime } from '@paniscus/ui';
import { WallBadge } from './AdminBadges';

export function TributeFacts({ tribute, links }: { tribute: StaffTribute; links: { tributes: string } }) {
  return (
    <Facts>
      <dt>{TRIBUTE_LABELS[tribute.kind]}</dt>
      <dd>{tribute.name}</dd>
      {tribute.wall_state === 'none' ? null : (
        <>
          <dt>Line</dt>
          <dd>{tribute.wall_line}</dd>
          <dt>Memory wall</dt>
          <dd>
            <WallBadge state={tribute.wall_state} /> <a href={links.tributes}>All tributes</a>
          </dd>
        </>
      )}
      <TributeCard card={tribute.card} />
    </Facts>
  );
}

export function TributeCard({ card }: Pick<StaffTribute, 'card'>) {
  if (card === null) return null;
  return (
    <>
      <dt>Card to</dt>
      <dd>{`${card.name}, ${card.email}`}</dd>
      {card.message === '' ? null : (
        <>
          <dt>Message</dt>
          <dd data-lines>{card.message}</dd>
        </>
      )}
      <dt>Sent</dt>
      <dd>{card.sent_at === null ? 'Not yet' : <LocalTime iso={card.sent_at} />}</dd>
    </>
  );
}
