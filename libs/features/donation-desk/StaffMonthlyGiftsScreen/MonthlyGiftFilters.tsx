import { MONTHLY_STATES } from '@paniscus/domain';
import type { MonthlyState } from '@paniscus/domain';
import { FilterBar, SelectField } from '@paniscus/ui';
import { MONTHLY_LABELS } from '../DeskParts/donation-words';

/** Which monthly gifts are listed; an empty text leaves nothing out. */
export type MonthlyGiftFilter = { state: MonthlyState | ''; search: string };

interface MonthlyGiftFiltersProps {
  filter: MonthlyGiftFilter;
  onFilter: (filter: MonthlyGiftFilter) => void;
}

const states = MONTHLY_STATES.map((state) => ({ value: state, label: MONTHLY_LABELS[state] }));

/** Which monthly gifts are listed. */
export function MonthlyGiftFilters(props: MonthlyGiftFiltersProps) {
  return (
    <FilterBar {...props} label="Filter monthly gifts" searchHelp="By name or email" fold="By state">
      <SelectField name="state" label="State" options={states} placeholder="Every state" />
    </FilterBar>
  );
}
