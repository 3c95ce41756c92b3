import type { StaffImpactFigure } from '@paniscus/domain/impact';
import { StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import { FigureActions } from './FigureActions';
import type { FigureActionsProps } from './FigureActions';

export const getFigureColumns = (
  actions: Omit<FigureActionsProps, 'figure'>,
): AdminTableColumn<StaffImpactFigure>[] => [
  {
    id: 'figure',
    header: 'Figure',
    kind: 'heading',
    render: ({ title }) => title,
    renderSecondary: ({ source }) => `Source: ${source}`,
  },
  {
    id: 'value',
    header: 'Value',
    kind: 'figure',
    render: ({ value }) => value,
    renderSecondary: ({ period }) => period,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'badge',
    render: ({ is_published: isPublished }) => (
      <StatusChip color={isPublished ? 'success' : 'warning'} label={isPublished ? 'Published' : 'Hidden'} />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (figure) => <FigureActions figure={figure} {...actions} />,
  },
];
