import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import { PANELS } from '@paniscus/lexigrams';
import { LexigramBoard, ModalDialog } from '@paniscus/ui';
import { useEffect, useRef, useState } from 'react';
import { PressAids } from '../PressAids';

type BoardWithAidsProps = {
  settings: typeof DEFAULT_SETTINGS;
  /** Called with the sign of a key, or null for an empty one. */
  onPress: (sign: { key: string } | null) => void;
};

/** A board, and a button that opens a dialog, for stories. */
export function BoardWithAids({ settings, onPress }: BoardWithAidsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // Effects of the children run first, so the board is being listened to by then.
  useEffect(() => root.current?.setAttribute('data-testid', 'listening'), []);
  return (
    <Box ref={root}>
      <Box data-scan-group="board">
        <LexigramBoard name="Alpha" cells={PANELS[0]?.lexigrams ?? []} onPress={onPress} />
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setIsOpen(true)}>
        Settings
      </Button>
      <ModalDialog
        open={isOpen}
        title="Settings"
        onClose={close}
        actions={<Button onClick={close}>Done</Button>}
      >
        Changes take effect at once.
      </ModalDialog>
      <PressAids settings={settings} />
    </Box>
  );
}
