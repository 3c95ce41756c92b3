import Link from '@mui/material/Link';
import { AUDIT_ACTIONS, isAuditAction } from '@paniscus/domain/session';
import type { AuditEvent } from '@paniscus/domain/session';
import { LocalTime } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';

/** Where the subject of an entry can be seen. */
export type AuditLinks = {
  staffOrder: (id: number) => string;
  staffDonation: (id: number) => string;
  editPost: (id: number) => string;
  staff: string;
};

export const getAuditColumns = (links: AuditLinks): AdminTableColumn<AuditEvent>[] => [
  {
    id: 'person',
    header: 'Person',
    kind: 'heading',
    render: ({ actor }) => actor,
  },
  { id: 'action', header: 'Action', kind: 'text', render: ({ action }) => getActionLabel(action) },
  {
    id: 'subject',
    header: 'About',
    kind: 'text',
    render: (event) => <Subject event={event} links={links} />,
    renderSecondary: ({ details }) => formatDetails(details),
  },
  { id: 'at', header: 'Time', kind: 'date', render: ({ at }) => <LocalTime iso={at} /> },
];

const getActionLabel = (action: string) => (isAuditAction(action) ? AUDIT_ACTIONS[action] : action);

function Subject({ event, links }: { event: AuditEvent; links: AuditLinks }) {
  const { action, subject_id: id } = event;
  if (id === null) return null;
  const subjects: Record<string, { label: string; href?: string }> = {
    order: { label: `Order ${id}`, href: links.staffOrder(id) },
    donation: { label: `Donation ${id}`, href: links.staffDonation(id) },
    post: { label: `Post ${id}`, href: action === 'post.deleted' ? undefined : links.editPost(id) },
    staff: { label: `Account ${id}`, href: links.staff },
    recurring_donation: { label: `Recurring gift ${id}` },
    impact_figure: { label: `Impact figure ${id}` },
    tribute: { label: `Tribute ${id}` },
  };
  const { label, href } = subjects[action.split('.')[0] ?? ''] ?? { label: String(id) };
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}

const formatDetails = (details: Record<string, string>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
