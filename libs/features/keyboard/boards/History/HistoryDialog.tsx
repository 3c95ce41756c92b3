import type { Sentence } from '@paniscus/domain/keyboard';
import { Alert, Button, Dialog } from '@paniscus/ui';
import { useState } from 'react';
import { HistoryList } from './HistoryList';

interface HistoryDialogProps {
  isOpen: boolean;
  history: readonly Sentence[];
  onPlay: (sentence: Sentence) => void;
  /** Restores the sentence to the strip, replacing its content. */
  onPutBack: (sentence: Sentence) => void;
  onChange: (history: readonly Sentence[]) => void;
  onClose: () => void;
}

type Removal = { text: string; before: readonly Sentence[] };

/** Removals from the history; the last one can be undone. */
function useRemovals(history: readonly Sentence[], onChange: HistoryDialogProps['onChange']) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const change = (next: readonly Sentence[], text: string) => {
    setRemoval({ text, before: history });
    onChange(next);
  };
  return {
    removal,
    removeAll: () => change([], 'All sentences are removed.'),
    remove: (index: number) =>
      change(
        history.filter((_, position) => position !== index),
        'The sentence is removed.',
      ),
    undo({ before }: Removal) {
      setRemoval(null);
      onChange(before);
    },
  };
}

/** Dialog with the earlier sentences: play them, put them back or remove them. */
export function HistoryDialog({ isOpen, history, onPlay, onPutBack, onChange, onClose }: HistoryDialogProps) {
  const { removal, remove, removeAll, undo } = useRemovals(history, onChange);
  return (
    <Dialog
      isOpen={isOpen}
      title="Earlier sentences"
      onClose={onClose}
      actions={
        <>
          {history.length === 0 ? null : (
            <Button look="danger" onClick={removeAll}>
              Remove all
            </Button>
          )}
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {removal === null ? null : <RemovalAlert text={removal.text} onUndo={() => undo(removal)} />}
      <HistoryList
        history={history}
        onPlay={onPlay}
        onPutBack={(sentence) => {
          onPutBack(sentence);
          onClose();
        }}
        onRemove={remove}
      />
    </Dialog>
  );
}

function RemovalAlert({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button look="plain" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
