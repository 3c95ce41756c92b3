import type { RefundRequest } from '@paniscus/domain/orders';
import { RecordFailed, RecordLoading, RecordNotFound } from '@paniscus/ui';
import { StaffOrderBody } from './StaffOrderBody';
import type { StaffOrderState } from './staff-order-screen.types';

interface StaffOrderScreenProps {
  state: StaffOrderState;
  onRetry: () => void;
  onResend: () => void;
  onRefund: (request: RefundRequest) => void;
  links: { orders: string };
}

export function StaffOrderScreen({ state, links, ...actions }: StaffOrderScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <RecordLoading title="Order" />;
    case 'failed':
      return <RecordFailed title="Order" message={state.message} safe="The order is safe" />;
    case 'notFound':
      return (
        <RecordNotFound
          title="Order not found"
          message="There is no such order."
          list={{ href: links.orders, label: 'All orders' }}
        />
      );
    default:
      return <StaffOrderBody state={state} links={links} {...actions} />;
  }
}
