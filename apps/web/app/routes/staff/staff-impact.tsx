import { StaffImpactScreen } from '@paniscus/features/impact';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { isPageForbidden } from '../../api/problem-error';
import { useImpactActions, useImpactFigures } from '../../hooks/admin/ordered-lists/impact';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffImpact;
export const meta = () => buildMeta(handle, { title: 'Impact' });

export default function StaffImpactRoute() {
  const isStaff = useStaffOnly();
  const { data, error } = useImpactFigures(isStaff);
  const { state, onAction } = useImpactActions(data, error);

  if (isPageForbidden(data, error)) return <AdminOnlyScreen title="For editors" links={paths} />;
  return <StaffImpactScreen state={state} onAction={onAction} links={paths} />;
}
