import { AUDIT_ACTIONS } from '@paniscus/domain/session';
import { FieldRow, FilterBar, FormSelect, FormTextField } from '@paniscus/ui';
import type { FilterCollection } from '@paniscus/ui';

/** Filter of the audit log; an empty string matches everything. Days are in ISO format. */
export type AuditFilter = { action: string; search: string; from: string; to: string };

interface AuditFiltersProps {
  filter: AuditFilter;
  saved: FilterCollection;
  onFilter: (filter: AuditFilter) => void;
}

const actions = Object.entries(AUDIT_ACTIONS).map(([value, label]) => ({ value, label }));

export function AuditFilters(props: AuditFiltersProps) {
  return (
    <FilterBar
      {...props}
      label="Filter the audit log"
      searchHelp="By the person’s name or username"
      moreLabel="By action and date"
    >
      <FormSelect name="action" label="Action" options={actions} placeholder="All actions" />
      <FieldRow>
        <FormTextField name="from" label="From" type="date" />
        <FormTextField name="to" label="To" type="date" />
      </FieldRow>
    </FilterBar>
  );
}
