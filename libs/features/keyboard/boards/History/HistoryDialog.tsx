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

type Undo = { text: string; before: readonly Sentence[] };

export function HistoryDialog({ isOpen, history, onPlay, onPutBack, onChange, onClose }: HistoryDialogProps) {
  const [undo, setUndo] = useState<Undo | null>(null);
  const change = (next: readonly Sentence[], text: string) => {
    setUndo({ text, before: history });
    onChange(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="Earlier sentences"
      onClose={onClose}
      actions={
        <>
          {history.length === 0 ? null : (
            <Button look="danger" onClick={() => change([], 'All sentences are removed.')}>
              Remove all
            </Button>
          )}
          <Button look="plain" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {undo === null ? null : (
        <Alert
          kind="info"
          action={
            <Button
              look="plain"
              onClick={() => {
                setUndo(null);
                onChange(undo.before);
              }}
            >
              Undo
            </Button>
          }
        >
          {undo.text}
        </Alert>
      )}
      <HistoryList
        history={history}
        onPlay={onPlay}
        onPutBack={(sentence) => {
          onPutBack(sentence);
          onClose();
        }}
        onRemove={(index) =>
          change(
            history.filter((_, position) => position !== index),
            'The sentence is removed.',
          )
        }
      />
    </Dialog>
  );
}
