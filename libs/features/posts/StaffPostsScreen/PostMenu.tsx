import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ModalDialog, VisuallyHidden } from '@paniscus/ui';
import { useState } from 'react';
import type { StaffPost } from '../post-summary.types';
import { ACTIONS, getActionLabel } from './post-actions.data';
import type { PostAction } from './post-actions.data';

interface PostMenuProps {
  /** Post that the actions change. */
  post: Pick<StaffPost, 'id' | 'status' | 'title'>;
  /** Whether an action on the post is running. */
  isProcessing: boolean;
  /** Where the post is sent to the subscribers, if it can be. */
  sendHref?: string;
  onAction: (action: PostAction) => void;
}

/** Menu with the actions of a post. Deleting permanently asks for confirmation. */
export function PostMenu({ post, isProcessing, sendHref, onAction }: PostMenuProps) {
  const { status = 'published', title } = post;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const choose = (action: PostAction) => {
    setAnchor(null);
    if (action === 'delete') setIsDeleting(true);
    else onAction(action);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isProcessing}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More<VisuallyHidden>{` actions for ${title}`}</VisuallyHidden>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ACTIONS[status].map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {getActionLabel(action, status)}
          </MenuItem>
        ))}
        {sendHref === undefined ? null : (
          <MenuItem component="a" href={sendHref}>
            Send to subscribers…
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog
        title={title}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false);
          onAction('delete');
        }}
      />
    </>
  );
}

interface DeleteDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

function DeleteDialog({ title, isOpen, onClose, onConfirm }: DeleteDialogProps) {
  const actions = (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="outlined" color="error" onClick={onConfirm}>
        Delete permanently
      </Button>
    </>
  );
  return (
    <ModalDialog open={isOpen} title="Delete permanently?" onClose={onClose} actions={actions}>
      {`“${title}” and all its versions will be deleted. This cannot be undone.`}
    </ModalDialog>
  );
}
