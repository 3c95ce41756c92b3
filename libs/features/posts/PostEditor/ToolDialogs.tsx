import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { PostDetailsPanel } from '../PostDetails/PostDetailsPanel';
import type { PostDetailsProps } from '../PostDetails/post-details.types';
import { PostHistory } from '../PostHistory/PostHistory';
import type { PostHistoryProps } from '../PostHistory/post-history.types';
import { PreviewLink } from '../PreviewLink/PreviewLink';
import type { PreviewLinkProps } from '../PreviewLink/PreviewLink';
import type { Tool } from './PostTools';

interface ToolDialogsProps {
  /** The dialog that is open. */
  tool: Tool | undefined;
  details: PostDetailsProps;
  history: PostHistoryProps;
  preview: PreviewLinkProps;
  onClose: () => void;
}

/** Dialogs of the details, the versions and the preview link. */
export function ToolDialogs({ tool, details, history, preview, onClose }: ToolDialogsProps) {
  const dialog = { fullWidth: true, onClose, actions: <DialogCloseButton /> };
  return (
    <>
      <ModalDialog {...dialog} open={tool === 'details'} title="Details">
        <PostDetailsPanel {...details} />
      </ModalDialog>
      <ModalDialog {...dialog} open={tool === 'history'} title="Versions" maxWidth="md">
        <PostHistory
          {...history}
          onRestore={(revision) => {
            onClose();
            history.onRestore(revision);
          }}
        />
      </ModalDialog>
      <ModalDialog {...dialog} open={tool === 'preview'} title="Preview link">
        <PreviewLink {...preview} />
      </ModalDialog>
    </>
  );
}
