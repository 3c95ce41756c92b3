import Button from '@mui/material/Button';
import { ModalDialog } from '@paniscus/ui';
import type { SendablePost } from './staff-newsletter.types';

interface SendDialogProps {
  post: SendablePost;
  subscribers: number;
  onSend: (post: SendablePost) => void;
  onClose: () => void;
}

/** Asks before emails leave, which cannot be undone. */
export function SendDialog({ post, subscribers, onSend, onClose }: SendDialogProps) {
  const count = post.issue?.stopped ?? subscribers;
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Go back
      </Button>
      <Button onClick={() => onSend(post)}>
        <span>{`Send to ${people}`}</span>
      </Button>
    </>
  );
  return (
    <ModalDialog open title="Send this post?" onClose={onClose} actions={actions}>
      {post.issue === undefined
        ? `“${post.title}” goes to ${people} by email: its title, its first lines and a link. A post can be sent only once, and emails cannot be recalled. Have you proofread it?`
        : `“${post.title}” was unpublished before it reached everyone. Now it goes to the ${people} it did not reach. Emails cannot be recalled. Have you proofread it?`}
    </ModalDialog>
  );
}
