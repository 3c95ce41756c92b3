import { StaffDiscountsScreen } from '@paniscus/features/discounts';
import { AdminOnlyScreen } from '@paniscus/features/session';
import { paths, ROUTES } from '@paniscus/routes';
import { isPageForbidden } from '../../api/problem-error';
import { useDiscountActions, useDiscountCodes } from '../../hooks/admin/discounts';
import { useStaffOnly } from '../../hooks/staff';
import { buildMeta } from '../../meta';

export const handle = ROUTES.staffDiscounts;
export const meta = () => buildMeta(handle, { title: 'Discounts' });

export default function StaffDiscountsRoute() {
  const isStaff = useStaffOnly();
  const { data, error } = useDiscountCodes(isStaff);
  const { state, onAction } = useDiscountActions(data, error);

  if (isPageForbidden(data, error)) return <AdminOnlyScreen links={paths} />;
  return <StaffDiscountsScreen state={state} onAction={onAction} />;
}
