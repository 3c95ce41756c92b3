import Button from '@mui/material/Button';
import type { NewsletterIssue } from '@paniscus/domain/newsletter';
import { LocalTime, StatusChip } from '@paniscus/ui';
import type { AdminTableColumn } from '@paniscus/ui';
import type { SendablePost } from './staff-newsletter.types';

interface PostColumnsParams {
  /** Whether anybody has subscribed. */
  canSend: boolean;
  onSend: (post: SendablePost) => void;
}

const describeIssue = ({ recipients, sent_by: by }: NewsletterIssue): string =>
  `To ${recipients.toLocaleString('en-US')} ${recipients === 1 ? 'person' : 'people'}, by ${by}`;

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
  return issue.completed_at === null ? (
    <StatusChip color="warning" label="Sending" />
  ) : (
    <StatusChip color="success" label="Sent" />
  );
}
