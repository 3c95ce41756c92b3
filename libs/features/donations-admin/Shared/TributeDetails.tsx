import Link from '@mui/material/Link';
import { TRIBUTE_LABELS } from '@paniscus/domain/donation';
import type { StaffTribute } from '@paniscus/domain/donation';
import type { PaymentState } from '@paniscus/domain/payment';
import { isolateName } from '@paniscus/domain/text';
import { DescriptionList, LocalTime } from '@paniscus/ui';
import type { DescriptionItem } from '@paniscus/ui';
import { WallStatusChip } from './StatusChips';

interface TributeDetailsProps {
  /** Whom the gift honors, with the message and the card. */
  tribute: StaffTribute;
  /** State of the gift; only one that is paid and not refunded is on the memory wall. */
  state: PaymentState;
  links: { tributes: string };
}

export function TributeDetails({ tribute, state, links }: TributeDetailsProps) {
  return (
    <DescriptionList
      items={[
        { term: TRIBUTE_LABELS[tribute.kind], description: tribute.name },
        ...getWallItems(tribute, state, links.tributes),
        ...getCardItems(tribute.card),
      ]}
    />
  );
}

function getWallItems(
  { wall_state, wall_line }: StaffTribute,
  state: PaymentState,
  tributesHref: string,
): DescriptionItem[] {
  if (wall_state === 'none') return [];
  const onWall = (
    <>
      <WallStatusChip state={wall_state} /> <Link href={tributesHref}>All tributes</Link>
    </>
  );
  const notShown = `Not shown, because the gift was ${state === 'refunded' ? 'refunded' : 'not paid'}.`;
  return [
    { term: 'Message', description: wall_line },
    { term: 'Memory wall', description: state === 'succeeded' ? onWall : notShown },
  ];
}

/** The card that is sent for the tribute, if any. */
export function getCardItems(card: StaffTribute['card']): DescriptionItem[] {
  if (card === null) return [];
  const { name, email, message, sent_at } = card;
  return [
    { term: 'Card to', description: `${isolateName(name)}, ${email}` },
    ...(message === '' ? [] : [{ term: 'Message', description: message, multiline: true }]),
    { term: 'Sent', description: sent_at === null ? 'Not yet' : <LocalTime iso={sent_at} /> },
  ];
}
