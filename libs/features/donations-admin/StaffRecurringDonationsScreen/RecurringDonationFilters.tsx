import { RECURRING_DONATION_STATES } from '@paniscus/domain/donor-portal';
import type { RecurringDonationState } from '@paniscus/domain/donor-portal';
import { FilterBar, FormSelect } from '@paniscus/ui';
import type { FilterCollection } from '@paniscus/ui';
import { RECURRING_LABELS } from '../Shared/donation-labels';

/** Filter of recurring donations; an empty string matches everything. */
export type RecurringDonationFilter = { state: RecurringDonationState | ''; search: string };

interface RecurringDonationFiltersProps {
  filter: RecurringDonationFilter;
  saved: FilterCollection;
  onFilter: (filter: RecurringDonationFilter) => void;
}

const states = RECURRING_DONATION_STATES.map((state) => ({ value: state, label: RECURRING_LABELS[state] }));

export function RecurringDonationFilters(props: RecurringDonationFiltersProps) {
  return (
    <FilterBar {...props} label="Filter recurring gifts" searchHelp="By name or email" moreLabel="By status">
      <FormSelect name="state" label="Status" options={states} placeholder="All statuses" />
    </FilterBar>
  );
}
