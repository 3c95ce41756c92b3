import Button from '@mui/material/Button';
import { isSendable, isSending } from '@paniscus/domain/newsletter';
import type { NewsletterIssue } from '@paniscus/domain/newsletter';
import { LocalTime, StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import type { SendablePost } from './staff-newsletter.types';

interface PostColumnsParams {
  /** Whether anybody has subscribed. */
  canSend: boolean;
  onSend: (post: SendablePost) => void;
}

const formatCount = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const formatPeople = (count: number): string => formatCount(count, 'person', 'people');

function describeIssue({ recipients, waiting, stopped, sent_by: by }: NewsletterIssue): string {
  const parts = [
    `To ${formatPeople(recipients)}, by ${by}`,
    waiting === 0 ? undefined : `${formatCount(waiting, 'email', 'emails')} waiting`,
    stopped === 0 ? undefined : `Unpublished before it reached ${formatPeople(stopped)}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

export const getPostColumns = ({ canSend, onSend }: PostColumnsParams): AdminTableColumn<SendablePost>[] => [
  {
    id: 'post',
    header: 'Post',
    kind: 'heading',
    render: ({ title }) => title,
    renderSecondary: ({ publishedAt }) => (
      <>
        Published <LocalTime iso={publishedAt} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Newsletter',
    kind: 'badge',
    render: ({ issue }) => <IssueChip issue={issue} />,
    renderSecondary: ({ issue }) => (issue === undefined ? undefined : describeIssue(issue)),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'action',
    render: (post) =>
      isSendable(post.issue) ? (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          disabled={!canSend}
          aria-label={`Send ${post.title}`}
          onClick={() => onSend(post)}
        >
          Send…
        </Button>
      ) : null,
  },
];

function IssueChip({ issue }: Pick<SendablePost, 'issue'>) {
  if (issue === undefined) return <StatusChip color="info" label="Not sent" />;
  if (isSending(issue)) return <StatusChip color="warning" label="Sending" />;
  return issue.stopped > 0 ? (
    <StatusChip color="warning" label="Stopped" />
  ) : (
    <StatusChip color="success" label="Sent" />
  );
}
