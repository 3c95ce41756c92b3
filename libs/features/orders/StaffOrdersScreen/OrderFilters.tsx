import { styled } from '@mui/material/styles';
import { ORDER_STATES } from '@paniscus/domain';
import type { OrderState } from '@paniscus/domain';
import { Button, FieldPair, Form, SelectField, TextField } from '@paniscus/ui';
import { useForm } from 'react-hook-form';
import { STATE_LABELS } from '../OrderState/order-words';

/** Which orders are listed; an empty text leaves nothing out. Dates are YYYY-MM-DD. */
export type OrderFilter = { state: OrderState | ''; search: string; from: string; to: string };

interface OrderFiltersProps {
  filter: OrderFilter;
  onFilter: (filter: OrderFilter) => void;
}

const states = ORDER_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));

const Fold = styled('details')(({ theme: { spacing, typography } }) => ({
  '& > summary': {
    ...typography.subtitle2,
    display: 'list-item',
    paddingBlock: spacing(1.25),
    cursor: 'pointer',
  },
  '& > div': { display: 'grid', gap: spacing(3), paddingBlock: spacing(1) },
}));

/** What is listed: the search always at hand, the rest folded away while nothing of it is chosen. */
export function OrderFilters({ filter, onFilter }: OrderFiltersProps) {
  const form = useForm<OrderFilter>({ values: filter });
  const chosen = [filter.state, filter.from, filter.to].filter((text) => text !== '').length;
  return (
    <Form form={form} label="Filter orders" onSubmit={(values) => onFilter(values)}>
      <TextField name="search" label="Search" type="search" help="By number, name or email" />
      <Fold open={chosen > 0}>
        <summary>{chosen === 0 ? 'By state and date' : `By state and date (${chosen} chosen)`}</summary>
        <div>
          <SelectField name="state" label="State" options={states} placeholder="Every state" />
          <FieldPair>
            <TextField name="from" label="From" type="date" />
            <TextField name="to" label="To" type="date" />
          </FieldPair>
        </div>
      </Fold>
      <Button type="submit" look="plain">
        Show
      </Button>
    </Form>
  );
}
