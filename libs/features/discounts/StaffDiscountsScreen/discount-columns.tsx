import { formatDiscountTerms } from '@paniscus/domain/discounts';
import type { DiscountCode } from '@paniscus/domain/discounts';
import { formatDollars } from '@paniscus/domain/money';
import { StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import { DiscountActions } from './DiscountActions';
import type { DiscountActionsProps } from './DiscountActions';
import { describeUses, formatPeriod, formatUses, STATUS_LABELS } from './discount-labels';

const describeTerms = (code: DiscountCode) =>
  code.minimum_cents === 0
    ? formatDiscountTerms(code)
    : `${formatDiscountTerms(code)} ${formatDollars(code.minimum_cents)} or more`;

export const getDiscountColumns = (
  actions: Pick<DiscountActionsProps, 'onAction' | 'onEdit'>,
): AdminTableColumn<DiscountCode>[] => [
  {
    id: 'code',
    header: 'Code',
    kind: 'heading',
    render: ({ code }) => code,
    renderSecondary: describeTerms,
  },
  { id: 'period', header: 'Period', render: formatPeriod },
  { id: 'uses', header: 'Used', kind: 'figure', render: formatUses, renderSecondary: describeUses },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    render: ({ status }) => (
      <StatusChip color={status === 'active' ? 'success' : 'warning'} label={STATUS_LABELS[status]} />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (code) => <DiscountActions code={code} {...actions} />,
  },
];
