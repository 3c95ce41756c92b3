import type { OrderSummary } from '@paniscus/domain/orders';
import { ListEmpty, ListError, ListExport, ListLayout, ListLoading, Page } from '@paniscus/ui';
import type { ExportState } from '@paniscus/ui';
import { OrderFilters } from './OrderFilters';
import type { OrderFilter } from './OrderFilters';
import { OrderTable } from './OrderTable';

export type StaffOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page, if any. */
  | { kind: 'ready'; orders: readonly OrderSummary[]; olderHref?: string };

interface StaffOrdersScreenProps {
  state: StaffOrdersState;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  exportState: ExportState;
  /** Downloads the filtered orders. */
  onExport: () => void;
  links: { order: (id: number) => string };
}

export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { filter, onFilter } = props;
  return (
    <Page title="Orders" lead="All orders and their status." sign="key" width="wide">
      <ListLayout>
        <OrderFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, filter, links, onExport, exportState }: StaffOrdersScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The orders" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={Object.values(filter).some((text) => text !== '')}
          word="carry"
          emptyTitle="No orders yet."
          noMatchesTitle="No orders match these filters."
        >
          Orders from the store appear here. Open one to see where it is, to resend its emails or to refund
          it.
        </ListEmpty>
      );
    case 'ready':
      return (
        <>
          <OrderTable orders={state.orders} links={links} />
          <ListExport
            exportState={exportState}
            onExport={onExport}
            olderHref={state.olderHref}
            olderLabel="Older orders"
          />
        </>
      );
  }
}
