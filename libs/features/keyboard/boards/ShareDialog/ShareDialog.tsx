import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { SharePanel } from './SharePanel';
import { useShare } from './use-share';

interface ShareDialogProps {
  open: boolean;
  /** What the link contains. */
  shared: KeyboardLink;
  /** Origin of the site, without a path. */
  site: string;
  onClose: () => void;
}

export function ShareDialog({ open, shared, site, onClose }: ShareDialogProps) {
  const share = useShare(shared, site);
  return (
    <ModalDialog open={open} title="Share your sentence" onClose={onClose} actions={<DialogCloseButton />}>
      <SharePanel {...share} shared={shared} />
    </ModalDialog>
  );
}
