import { DONATION_STATES, DONATION_FREQUENCIES } from '@paniscus/domain/donation';
import type { DonationStatus, DonationFrequency } from '@paniscus/domain/donation';
import { FieldPair, FilterBar, SelectField, TextField } from '@paniscus/ui';
import { DONATION_LABELS, FREQUENCY_LABELS } from '../Shared/donation-labels';

/** Filter of the donation list; an empty string matches everything. Dates are YYYY-MM-DD. */
export type DonationFilter = {
  state: DonationStatus | '';
  frequency: DonationFrequency | '';
  search: string;
  from: string;
  to: string;
};

interface DonationFiltersProps {
  filter: DonationFilter;
  onFilter: (filter: DonationFilter) => void;
}

const states = DONATION_STATES.map((state) => ({ value: state, label: DONATION_LABELS[state] }));
const frequencies = DONATION_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

export function DonationFilters(props: DonationFiltersProps) {
  return (
    <FilterBar
      {...props}
      label="Filter donations"
      searchHelp="By receipt number, name or email"
      fold="By state, frequency and date"
    >
      <FieldPair>
        <SelectField name="state" label="State" options={states} placeholder="Every state" />
        <SelectField name="frequency" label="Given" options={frequencies} placeholder="Once and monthly" />
      </FieldPair>
      <FieldPair>
        <TextField name="from" label="From" type="date" />
        <TextField name="to" label="To" type="date" />
      </FieldPair>
    </FilterBar>
  );
}
