import type { OrderEdit, RefundRequest } from '@paniscus/domain/orders';
import type { AttentionReview, EmailCorrection } from '@paniscus/domain/payment';
import { RecordError, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffOrderBody } from './StaffOrderBody';
import type { StaffOrderState } from './staff-order-screen.types';

interface StaffOrderScreenProps {
  state: StaffOrderState;
  /** Called with the note for staff that the person saw. */
  onRetry: (seen: AttentionReview) => void;
  /** Called with the note for staff that was reviewed. */
  onResolve: (seen: AttentionReview) => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  /** Replaces an address that the mail server refused. */
  onCorrect: (correction: EmailCorrection) => void;
  /** Corrects an order that is not at Printify yet. */
  onEdit: (edit: OrderEdit) => void;
  links: { orders: string };
}

export function StaffOrderScreen({ state, links, ...actions }: StaffOrderScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <RecordLoading title="Order" />;
    case 'failed':
      return (
        <RecordError title="Order" message={state.message} reassurance="The order itself was not changed" />
      );
    case 'notFound':
      return (
        <RecordNotFound
          title="Order not found"
          message="We could not find this order."
          list={{ href: links.orders, label: 'All orders' }}
        />
      );
    default:
      return <StaffOrderBody state={state} links={links} {...actions} />;
  }
}
