import { parseId } from '@paniscus/domain/ids';
import { StaffNewsletterScreen } from '@paniscus/features/newsletter';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useSearchParams } from 'react-router-dom';
import { isPageForbidden } from '../../api/problem-error';
import { useNewsletter, useNewsletterActions } from '../../hooks/admin/newsletter';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffNewsletter;
export const meta = () => buildMeta(handle, { title: 'Newsletter' });

export default function StaffNewsletterRoute() {
  const isStaff = useStaffOnly();
  const [query] = useSearchParams();
  const { data, requested, error, onMore } = useNewsletter(isStaff, parseId(query.get('post') ?? undefined));
  const { state, onSend } = useNewsletterActions(data, error);

  if (isPageForbidden(data, error)) return <AdminOnlyScreen title="For editors" links={paths} />;
  return <StaffNewsletterScreen {...{ state, requested, onSend, onMore }} links={paths} />;
}
