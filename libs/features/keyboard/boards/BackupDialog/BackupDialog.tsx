import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogCloseButton, FileField, ModalDialog } from '@paniscus/ui';
import { useEffect } from 'react';
import { ResultAlert } from '../../components/ResultAlert';
import type { KeyboardState } from '../../keyboard.types';
import { FoundBackup } from './FoundBackup';
import { useBackup } from './use-backup';
import type { BackupActions, BackupModel } from './use-backup';

interface BackupDialogProps {
  open: boolean;
  state: KeyboardState;
  actions: BackupActions;
  onClose: () => void;
}

/** Saves everything of this device in one file, and restores it: on a new device, or after the browser was cleared. */
export function BackupDialog({ open, state, actions, onClose }: BackupDialogProps) {
  const backup = useBackup(state, actions);
  useEffect(() => void actions.loadOwnWords(), [actions]);
  return (
    <ModalDialog open={open} title="Backup" onClose={onClose} actions={<DialogCloseButton />}>
      <Stack sx={{ gap: 3 }}>
        {backup.state.kind === 'found' ? (
          <FoundBackup
            backup={backup.state.backup}
            current={state}
            onRestore={backup.restore}
            onCancel={backup.cancel}
          />
        ) : (
          <SaveOrRestore {...backup} />
        )}
      </Stack>
    </ModalDialog>
  );
}

function SaveOrRestore({ state, save, undo, read }: BackupModel) {
  return (
    <>
      <Typography variant="body2">
        Your own words, your boards, phrases, earlier sentences and settings are only in this browser. Save
        them in a file to keep them, or to move them to another device. We never receive that file.
      </Typography>
      <Button onClick={() => void save()} sx={{ alignSelf: 'start' }}>
        Save backup file
      </Button>
      <BackupNotice {...{ state, undo }} />
      <FileField
        label="Restore a backup file (.json)"
        helperText="We show what it will replace before anything changes."
        accept=".json,application/json"
        required
        onFile={(file) => void read(file)}
      />
    </>
  );
}

function BackupNotice({ state, undo }: Pick<BackupModel, 'state' | 'undo'>) {
  switch (state.kind) {
    case 'saved':
      return <ResultAlert text={`Saved as “${state.name}.”`} />;
    case 'rejected':
      return (
        <Alert severity="error">
          “{state.name}” is not a backup of this keyboard. Nothing has changed. To import a board, choose
          “Import.”
        </Alert>
      );
    case 'failed':
      return (
        <Alert severity="error">
          The backup could not be restored, because this browser could not save it. This may be a private
          window, or the device may be full. Nothing has changed.
        </Alert>
      );
    case 'restored':
      return <ResultAlert text="The backup was restored." onUndo={() => void undo(state.previous)} />;
    case 'undone':
      return <ResultAlert text="What was here before is back." />;
    default:
      return null;
  }
}
