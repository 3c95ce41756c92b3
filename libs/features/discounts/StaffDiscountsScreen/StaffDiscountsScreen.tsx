import { ListError, ListLayout, ListLoading, Page } from '@paniscus/ui';
import { DiscountList } from './DiscountList';
import type { DiscountAction, StaffDiscountsState } from './staff-discounts-screen.types';

interface StaffDiscountsScreenProps {
  state: StaffDiscountsState;
  /** Resolves to whether the action was done; a dialog stays open until then. */
  onAction: (action: DiscountAction) => Promise<boolean>;
}

/** The discount codes of the store. */
export function StaffDiscountsScreen(props: StaffDiscountsScreenProps) {
  return (
    <Page
      title="Discounts"
      lead="Codes that buyers enter at checkout. They lower the price of the items, but not shipping."
      sign="surprise"
      width="wide"
    >
      <ListLayout>
        <Body {...props} />
      </ListLayout>
    </Page>
  );
}

function Body({ state, onAction }: StaffDiscountsScreenProps) {
  if (state.kind === 'loading') return <ListLoading />;
  if (state.kind === 'failed') return <ListError title={state.message} what="The discount codes" />;
  return <DiscountList state={state} onAction={onAction} />;
}
