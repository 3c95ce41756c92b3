import { DONATION_STATES, DONATION_FREQUENCIES, FREQUENCY_LABELS } from '@paniscus/domain/donation';
import type { DonationStatus, DonationFrequency } from '@paniscus/domain/donation';
import { GENERAL_FUND } from '@paniscus/domain/funds';
import type { StaffFund } from '@paniscus/domain/funds';
import { ATTENTION_LABELS, ATTENTION_REASONS } from '@paniscus/domain/payment';
import type { AttentionReason } from '@paniscus/domain/payment';
import type { FilterCollection } from '@paniscus/ui';
import { FieldRow, FilterBar, FormSelect, FormTextField } from '@paniscus/ui';
import { DONATION_LABELS } from '../Shared/donation-labels';

/** Filter of the donation list; an empty string matches everything. Dates are YYYY-MM-DD. */
export type DonationFilter = {
  state: DonationStatus | '';
  frequency: DonationFrequency | '';
  attention: AttentionReason | '';
  /** Id of a fund, or 'none'. */
  fund: string;
  search: string;
  from: string;
  to: string;
};

interface DonationFiltersProps {
  filter: DonationFilter;
  saved: FilterCollection;
  onFilter: (filter: DonationFilter) => void;
  funds?: readonly StaffFund[];
}

const states = DONATION_STATES.map((state) => ({ value: state, label: DONATION_LABELS[state] }));
const frequencies = DONATION_FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));
const reasons = ATTENTION_REASONS.map((reason) => ({ value: reason, label: ATTENTION_LABELS[reason] }));

export function DonationFilters({ funds = [], ...props }: DonationFiltersProps) {
  const fundOptions = [
    { value: 'none', label: GENERAL_FUND },
    ...funds.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FilterBar
      {...props}
      label="Filter donations"
      searchHelp="By receipt number, name or email"
      moreLabel="By status, frequency and date"
    >
      <FieldRow>
        <FormSelect name="state" label="Status" options={states} placeholder="All statuses" />
        <FormSelect name="frequency" label="Frequency" options={frequencies} placeholder="All frequencies" />
      </FieldRow>
      <FormSelect name="attention" label="Attention" options={reasons} placeholder="All donations" />
      {funds.length === 0 ? null : (
        <FormSelect name="fund" label="Purpose" options={fundOptions} placeholder="All purposes" />
      )}
      <FieldRow>
        <FormTextField name="from" label="From" type="date" />
        <FormTextField name="to" label="To" type="date" />
      </FieldRow>
    </FilterBar>
  );
}
