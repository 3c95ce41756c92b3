import type { KeyboardLink } from '@paniscus/domain/keyboard';
import { Button, Dialog } from '@paniscus/ui';
import { SharePanel } from './SharePanel';
import { useShare } from './use-share';

interface ShareDialogProps {
  isOpen: boolean;
  shared: KeyboardLink;
  site: string;
  onClose: () => void;
}

export function ShareDialog({ isOpen, shared, site, onClose }: ShareDialogProps) {
  const share = useShare(shared, site);
  return (
    <Dialog
      isOpen={isOpen}
      title="Share your sentence"
      onClose={onClose}
      actions={
        <Button look="plain" onClick={onClose}>
          Close
        </Button>
      }
    >
      <SharePanel {...share} shared={shared} />
    </Dialog>
  );
}
