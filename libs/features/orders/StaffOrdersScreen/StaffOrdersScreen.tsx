import type { OrderSummary } from '@paniscus/domain/orders';
import { Button, ListEmpty, ListFailed, ListFoot, ListLoading, ListStack, Page } from '@paniscus/ui';
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
  /** Downloads the filtered orders; a plain link could not carry the authentication. */
  onExport: () => void;
  isExporting?: boolean;
  links: { order: (id: number) => string };
}

export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { filter, onFilter } = props;
  return (
    <Page title="Orders" lead="What has been bought, and where it stands." mark="key" width="wide">
      <ListStack>
        <OrderFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </ListStack>
    </Page>
  );
}

function Body({ state, filter, links, onExport, isExporting }: StaffOrdersScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListFailed title={state.message} what="The orders" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={Object.values(filter).some((text) => text !== '')}
          word="carry"
          none="No orders yet."
          noneFits="No order is like that."
        />
      );
    case 'ready':
      return (
        <>
          <OrderTable orders={state.orders} links={links} />
          <ListFoot>
            <Button look="plain" onClick={onExport} isProcessing={isExporting}>
              Download as CSV
            </Button>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older orders
              </Button>
            )}
          </ListFoot>
        </>
      );
  }
}
