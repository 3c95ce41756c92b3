import type { OrderSummary } from '@paniscus/domain/orders';
import {
  BulkActions,
  BulkResult,
  ListEmpty,
  ListError,
  ListExport,
  ListLayout,
  ListLoading,
  Page,
  useSelection,
} from '@paniscus/ui';
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
  const { filter, savedFilters, onFilter } = props;
  return (
    <Page title="Orders" lead="All orders and their status." sign="key" width="wide">
      <ListLayout>
        <OrderFilters filter={filter} saved={savedFilters} onFilter={onFilter} />
        <BulkResult run={props.bulk.run} />
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, filter, links, bulk, onExport, exportState }: StaffOrdersScreenProps) {
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
          <SelectableOrders orders={state.orders} bulk={bulk} links={links} />
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

type SelectableOrdersProps = Pick<StaffOrdersScreenProps, 'bulk' | 'links'> & {
  orders: readonly OrderSummary[];
};

function SelectableOrders({ orders, bulk, links }: SelectableOrdersProps) {
  const selection = useSelection(orders);
  const { getName } = orderBulkActions;
  return (
    <BulkActions actions={orderBulkActions} selection={selection} control={bulk}>
      <OrderTable orders={orders} selection={{ ...selection, getName }} links={links} />
    </BulkActions>
  );
}
