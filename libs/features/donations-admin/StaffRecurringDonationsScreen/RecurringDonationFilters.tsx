import { MONTHLY_STATES } from '@paniscus/domain/donor-portal';
import type { RecurringState } from '@paniscus/domain/donor-portal';
import { FilterBar, SelectField } from '@paniscus/ui';
import { MONTHLY_LABELS } from '../Shared/donation-labels';

/** Filter of recurring donations; an empty string matches everything. */
export type RecurringDonationFilter = { state: RecurringState | ''; search: string };

interface RecurringDonationFiltersProps {
  filter: RecurringDonationFilter;
  onFilter: (filter: RecurringDonationFilter) => void;
}

const states = MONTHLY_STATES.map((state) => ({ value: state, label: MONTHLY_LABELS[state] }));

export function RecurringDonationFilters(props: RecurringDonationFiltersProps) {
  return (
    <FilterBar {...props} label="Filter monthly gifts" searchHelp="By name or email" fold="By state">
      <SelectField name="state" label="State" options={states} placeholder="Every state" />
    </FilterBar>
  );
}
