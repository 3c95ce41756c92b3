import Link from '@mui/material/Link';
import { AUDIT_ACTIONS, isAuditAction } from '@paniscus/domain/session';
import type { AuditAction, AuditEvent } from '@paniscus/domain/session';
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
    render: ({ name }) => name,
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

/** The part of an action before the dot. */
type SubjectKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;

const SUBJECTS: Record<SubjectKind, string> = {
  session: 'Device',
  account: 'Account',
  staff: 'Account',
  post: 'Post',
  impact_figure: 'Impact figure',
  newsletter: 'Newsletter',
  picture: 'Picture',
  order: 'Order',
  discount_code: 'Discount code',
  donation: 'Donation',
  donor: 'Donor page',
  recurring_donation: 'Recurring gift',
  personal_data: 'Person',
  fund: 'Fund',
  tribute: 'Tribute',
};

const getActionLabel = (action: string) => (isAuditAction(action) ? AUDIT_ACTIONS[action] : action);

function Subject({ event, links }: { event: AuditEvent; links: AuditLinks }) {
  const { action, subject_id: id } = event;
  if (id === null) return null;
  const kind = action.split('.')[0] ?? '';
  const hrefs: Partial<Record<string, string>> = {
    order: links.staffOrder(id),
    donation: links.staffDonation(id),
    post: action === 'post.deleted' ? undefined : links.editPost(id),
    staff: links.staff,
  };
  const href = hrefs[kind];
  const label = isAuditAction(action) ? `${SUBJECTS[kind as SubjectKind]} ${id}` : String(id);
  return href === undefined ? label : <Link href={href}>{label}</Link>;
}

const formatDetails = (details: Record<string, string>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
