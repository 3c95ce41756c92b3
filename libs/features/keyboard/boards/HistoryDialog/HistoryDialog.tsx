import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Sentence } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { useState } from 'react';
import { ResultAlert } from '../../components/ResultAlert';
import { HistoryExport } from './HistoryExport';
import { HistoryList } from './HistoryList';

interface HistoryDialogProps {
  open: boolean;
  /** Spoken sentences, newest first. */
  history: readonly Sentence[];
  /** Called with the sentence to speak again. */
  onPlay: (sentence: Sentence) => void;
  /** Puts the sentence back into the strip, replacing its content. */
  onRestore: (sentence: Sentence) => void;
  onChange: (history: readonly Sentence[]) => void;
  onClose: () => void;
}

type Result = { text: string; onUndo?: () => void };

/** Removals from the history; the last one can be undone. */
function useRemovals(history: readonly Sentence[], onChange: HistoryDialogProps['onChange']) {
  const [result, setResult] = useState<Result | null>(null);
  const change = (next: readonly Sentence[], shown: Result) => {
    setResult(shown);
    onChange(next);
  };
  const remove = (rest: readonly Sentence[], removed: string, restored: string) =>
    change(rest, { text: removed, onUndo: () => change(history, { text: restored }) });
  return {
    result,
    removeAll: () => remove([], 'All sentences were removed.', 'All sentences are back.'),
    removeAt: (index: number) =>
      remove(
        history.filter((_, position) => position !== index),
        'The sentence was removed.',
        'The sentence is back.',
      ),
  };
}

/** Dialog with the earlier sentences: play them, put them back or remove them. */
export function HistoryDialog({ open, history, onPlay, onRestore, onChange, onClose }: HistoryDialogProps) {
  const { result, removeAt, removeAll } = useRemovals(history, onChange);
  const restore = (sentence: Sentence) => {
    onRestore(sentence);
    onClose();
  };
  return (
    <ModalDialog
      open={open}
      title="Earlier sentences"
      onClose={onClose}
      actions={
        <>
          {history.length === 0 ? null : (
            <Button variant="outlined" color="error" onClick={removeAll}>
              Remove all
            </Button>
          )}
          <DialogCloseButton />
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        {result === null ? null : <ResultAlert {...result} />}
        {history.length === 0 ? null : <HistoryExport history={history} />}
        <HistoryList history={history} onPlay={onPlay} onRestore={restore} onRemove={removeAt} />
      </Stack>
    </ModalDialog>
  );
}
