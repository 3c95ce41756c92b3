import type { OrderSummary } from '@paniscus/domain/orders';
import { ListEmpty, ListLayout, Page, RecordList } from '@paniscus/ui';
import type { BulkControl, ExportState, FilterCollection } from '@paniscus/ui';
import { orderBulkActions } from './order-bulk-actions';
import type { OrderBulkAction } from './order-bulk-actions';
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
  /** Filters that the account has saved, and how to change them. */
  savedFilters: FilterCollection;
  onFilter: (filter: OrderFilter) => void;
  /** Actions on several orders. */
  bulk: BulkControl<OrderSummary, OrderBulkAction>;
  exportState: ExportState;
  /** Downloads the filtered orders. */
  onExport: () => void;
  links: { order: (id: number) => string };
}

export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { state, filter, savedFilters, onFilter, links, ...list } = props;
  return (
    <Page title="Orders" lead="All orders and their status." sign="key" width="wide">
      <ListLayout>
        <OrderFilters filter={filter} saved={savedFilters} onFilter={onFilter} />
        <RecordList
          {...list}
          state={state.kind === 'ready' ? { ...state, rows: state.orders } : state}
          noun="orders"
          actions={orderBulkActions}
          renderTable={(orders, selection) => (
            <OrderTable orders={orders} selection={selection} links={links} />
          )}
          empty={
            <ListEmpty
              isFiltered={Object.values(filter).some((text) => text !== '')}
              word="carry"
              emptyTitle="No orders yet."
              noMatchesTitle="No orders match these filters."
            >
              Orders from the store appear here. Open one to see where it is, to resend its emails or to
              refund it.
            </ListEmpty>
          }
        />
      </ListLayout>
    </Page>
  );
}
