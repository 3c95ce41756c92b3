import { isAuditAction } from '@paniscus/domain/session';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { AuditScreen } from '@paniscus/features/staff-accounts';
import type { AuditFilter, AuditState } from '@paniscus/features/staff-accounts';
import { paths, ROUTES } from '@paniscus/routes';
import { exportAudit, fetchAudit } from '../../api/admin/staff';
import type { AuditPage } from '../../api/admin/staff';
import { readDay } from '../../forms/read-day';
import { useFileExport, useStaffList } from '../../hooks/admin/staff-list';
import { buildMeta } from '../../meta';

export const handle = ROUTES.audit;
export const meta = () => buildMeta(handle, { title: 'Audit log' });

export default function AuditRoute() {
  const { filter, savedFilters, onFilter, isForbidden, ...list } = useStaffList({
    name: 'audit',
    savedAs: 'audit',
    path: paths.audit,
    parseFilter,
    fetchPage: fetchAudit,
  });
  const fileExport = useFileExport(() => exportAudit(filter), 'audit.csv');

  if (isForbidden) return <AdminOnlyScreen links={paths} />;
  return (
    <AuditScreen
      {...fileExport}
      state={getState(list)}
      filter={filter}
      savedFilters={savedFilters}
      onFilter={onFilter}
      links={paths}
    />
  );
}

function parseFilter(query: URLSearchParams): AuditFilter {
  const getParam = (name: string) => query.get(name) ?? '';
  const action = getParam('action');
  return {
    action: isAuditAction(action) ? action : '',
    search: getParam('search'),
    from: readDay(query, 'from'),
    to: readDay(query, 'to'),
  };
}

type AuditList = { page: AuditPage | undefined; error: Error | null; olderHref: string | undefined };

function getState({ page, error, olderHref }: AuditList): AuditState {
  if (page === undefined)
    return error === null ? { kind: 'loading' } : { kind: 'failed', message: 'Failed to load the audit log' };
  return page.events.length === 0 ? { kind: 'empty' } : { kind: 'ready', events: page.events, olderHref };
}
