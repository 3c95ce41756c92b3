import Button from '@mui/material/Button';
import { isSending } from '@paniscus/domain/newsletter';
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

function describeIssue({ recipients, waiting, sent_by: by }: NewsletterIssue): string {
  const sent = `To ${formatCount(recipients, 'person', 'people')}, by ${by}`;
  return waiting === 0 ? sent : `${sent} · ${formatCount(waiting, 'email', 'emails')} waiting`;
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
      post.issue === undefined ? (
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
  return isSending(issue) ? (
    <StatusChip color="warning" label="Sending" />
  ) : (
    <StatusChip color="success" label="Sent" />
  );
}
