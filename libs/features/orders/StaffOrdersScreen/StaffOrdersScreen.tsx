import { styled } from '@mui/material/styles';
import type { OrderSummary } from '@paniscus/domain';
import { Button, EmptyState, ErrorState, Loading, Page, Skeleton } from '@paniscus/ui';
import { OrderFilters } from './OrderFilters';
import type { OrderFilter } from './OrderFilters';
import { OrderTable } from './OrderTable';

export type StaffOrdersState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` leads to the orders before these, when there are any. */
  | { kind: 'ready'; orders: readonly OrderSummary[]; olderHref?: string };

interface StaffOrdersScreenProps {
  state: StaffOrdersState;
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
  /** The filtered orders as a file; a link could not carry who asks. */
  onExport: () => void;
  isExporting?: boolean;
  links: { order: (id: number) => string };
}

/** How many rows hold the place of those to come. */
const PLACES = 6;

const Stack = styled('div')(({ theme: { spacing } }) => ({ display: 'grid', gap: spacing(4) }));
const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: spacing(2),
}));

/** What has been bought, for those who look after it. */
export function StaffOrdersScreen(props: StaffOrdersScreenProps) {
  const { filter, onFilter } = props;
  return (
    <Page title="Orders" lead="What has been bought, and where it stands." mark="key" width="wide">
      <Stack>
        <OrderFilters filter={filter} onFilter={onFilter} />
        <Body {...props} />
      </Stack>
    </Page>
  );
}

function Body({ state, filter, links, onExport, isExporting }: StaffOrdersScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Loading word="key" />
          {Array.from({ length: PLACES }, (_, place) => (
            <Skeleton key={place} height="2.75rem" />
          ))}
        </>
      );
    case 'failed':
      return (
        <ErrorState
          title={state.message}
          message="The orders did not arrive. They are safe; load the page again in a moment."
          action={
            <Button href="" look="plain">
              Try again
            </Button>
          }
        />
      );
    case 'empty':
      return <Empty isFiltered={Object.values(filter).some((text) => text !== '')} />;
    case 'ready':
      return (
        <>
          <OrderTable orders={state.orders} links={links} />
          <Row>
            <Button look="plain" onClick={onExport} isProcessing={isExporting}>
              Download as CSV
            </Button>
            {state.olderHref === undefined ? null : (
              <Button href={state.olderHref} look="plain">
                Older orders
              </Button>
            )}
          </Row>
        </>
      );
  }
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState word="carry" title="No orders yet." />;
  return (
    <EmptyState word="question" title="No order is like that.">
      Choose less in the filter to see more.
    </EmptyState>
  );
}
