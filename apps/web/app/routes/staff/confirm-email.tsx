import { ConfirmEmailScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { useParams } from 'react-router-dom';
import { useEmailConfirmation } from '../../hooks/admin/email-confirmation';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.confirmEmail;
export const meta = () => buildMeta(handle, { title: 'Confirm your email address' });

export default function ConfirmEmailRoute() {
  const isStaff = useStaffOnly();
  const { token = '' } = useParams();
  return <ConfirmEmailScreen {...useEmailConfirmation(isStaff, token)} links={paths} />;
}
