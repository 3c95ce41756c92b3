import { ORDER_STATES } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { ATTENTION_LABELS, ATTENTION_REASONS } from '@paniscus/domain/payment';
import type { AttentionReason } from '@paniscus/domain/payment';
import type { FilterCollection } from '@paniscus/ui';
import { FieldRow, FilterBar, FormSelect, FormTextField } from '@paniscus/ui';
import { STATE_LABELS } from '../OrderStatus/order-labels';

/** Filter of the order list; an empty string matches everything. Dates are YYYY-MM-DD. */
export type OrderFilter = {
  state: OrderState | '';
  attention: AttentionReason | '';
  search: string;
  from: string;
  to: string;
};

interface OrderFiltersProps {
  filter: OrderFilter;
  saved: FilterCollection;
  onFilter: (filter: OrderFilter) => void;
}

const states = ORDER_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));
const reasons = ATTENTION_REASONS.map((reason) => ({ value: reason, label: ATTENTION_LABELS[reason] }));

export function OrderFilters(props: OrderFiltersProps) {
  return (
    <FilterBar
      {...props}
      label="Filter orders"
      searchHelp="By number, name or email"
      moreLabel="By status and date"
    >
      <FieldRow>
        <FormSelect name="state" label="Status" options={states} placeholder="All statuses" />
        <FormSelect name="attention" label="Attention" options={reasons} placeholder="All orders" />
      </FieldRow>
      <FieldRow>
        <FormTextField name="from" label="From" type="date" />
        <FormTextField name="to" label="To" type="date" />
      </FieldRow>
    </FilterBar>
  );
}
