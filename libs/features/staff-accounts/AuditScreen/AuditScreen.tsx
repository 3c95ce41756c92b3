import type { AuditEvent } from '@paniscus/domain/session';
import { AdminTable, ListEmpty, ListError, ListExport, ListLayout, ListLoading, Page } from '@paniscus/ui';
import type { ExportState, FilterCollection } from '@paniscus/ui';
import { AuditFilters } from './AuditFilters';
import type { AuditFilter } from './AuditFilters';
import { getAuditColumns } from './audit-columns';
import type { AuditLinks } from './audit-columns';

export type AuditState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'empty' }
  /** Newest first; `olderHref` links to the next page. */
  | { kind: 'ready'; events: readonly AuditEvent[]; olderHref?: string };

interface AuditScreenProps {
  state: AuditState;
  filter: AuditFilter;
  /** Filters that the account has saved, and how to change them. */
  savedFilters: FilterCollection;
  exportState: ExportState;
  onFilter: (filter: AuditFilter) => void;
  /** Called to download the list. */
  onExport: () => void;
  links: AuditLinks;
}

/** Sign-ins and everything that staff changed, for administrators. */
export function AuditScreen(props: AuditScreenProps) {
  const { state, filter, savedFilters, exportState, onFilter, onExport } = props;
  return (
    <Page
      title="Audit log"
      lead="Who signed in and who changed what. No one can change or delete these entries."
      sign="key"
      width="wide"
    >
      <ListLayout>
        <AuditFilters filter={filter} saved={savedFilters} onFilter={onFilter} />
        <Body {...props} />
        <ListExport
          exportState={exportState}
          onExport={onExport}
          olderHref={state.kind === 'ready' ? state.olderHref : undefined}
          olderLabel="Older entries"
        />
      </ListLayout>
    </Page>
  );
}

function Body({ state, filter, links }: AuditScreenProps) {
  switch (state.kind) {
    case 'loading':
      return <ListLoading />;
    case 'failed':
      return <ListError title={state.message} what="The audit log" />;
    case 'empty':
      return (
        <ListEmpty
          isFiltered={Object.values(filter).some((text) => text !== '')}
          word="key"
          emptyTitle="Nothing has been recorded yet."
          noMatchesTitle="No entries match these filters."
        >
          Sign-ins and everything that staff change are recorded here. No one can change or delete an entry.
        </ListEmpty>
      );
    case 'ready':
      return (
        <AdminTable
          label="Audit log"
          columns={getAuditColumns(links)}
          rows={state.events}
          getRowKey={({ id }) => id}
        />
      );
  }
}
