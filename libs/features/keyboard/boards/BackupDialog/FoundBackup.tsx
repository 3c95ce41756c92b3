import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardState } from '../../keyboard.types';
import type { BackupFile } from './backup-file';
import { describeContent } from './describe-backup';

interface FoundBackupProps {
  backup: BackupFile;
  current: KeyboardState;
  onRestore: (backup: BackupFile) => Promise<void>;
  onCancel: () => void;
}

const formatDate = (savedAt: string) => {
  const date = new Date(savedAt);
  return Number.isNaN(date.getTime())
    ? 'Backup'
    : `Backup of ${date.toLocaleDateString('en-US', { dateStyle: 'long' })}`;
};

/** What a backup contains and what it will replace; restores it only when asked. */
export function FoundBackup({ backup, current, onRestore, onCancel }: FoundBackupProps) {
  return (
    <Stack role="group" aria-label="Backup that was found" sx={{ gap: 2 }}>
      <Typography role="status">
        {formatDate(backup.savedAt)}:{' '}
        {describeContent(backup.keyboard, backup.words.length, backup.boards.length)}.
      </Typography>
      <Alert severity="warning">
        It will replace what is on this device now:{' '}
        {describeContent(current, current.ownWords.size, current.ownBoards.length)}.
      </Alert>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          Keep current data
        </Button>
        <Button onClick={() => void onRestore(backup)}>Replace with the backup</Button>
      </Stack>
    </Stack>
  );
}
