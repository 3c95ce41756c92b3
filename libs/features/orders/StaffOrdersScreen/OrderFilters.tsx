import { ORDER_STATES } from '@paniscus/domain/orders';
import type { OrderState } from '@paniscus/domain/orders';
import { FieldPair, FilterBar, SelectField, TextField } from '@paniscus/ui';
import { STATE_LABELS } from '../OrderState/order-labels';

/** Filter of the order list; an empty string matches everything. Dates are YYYY-MM-DD. */
export type OrderFilter = { state: OrderState | ''; search: string; from: string; to: string };

interface OrderFiltersProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
}

const states = ORDER_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));

export function OrderFilters(props: OrderFiltersProps) {
  return (
    <FilterBar
      {...props}
      label="Filter orders"
      searchHelp="By number, name or email"
      fold="By state and date"
    >
      <SelectField name="state" label="State" options={states} placeholder="Every state" />
      <FieldPair>
        <TextField name="from" label="From" type="date" />
        <TextField name="to" label="To" type="date" />
      </FieldPair>
    </FilterBar>
  );
}
