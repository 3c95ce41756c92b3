import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { canSavePhrase, isPhrase, MAX_PHRASES, renamePhrase, withPhrase } from '@paniscus/domain/keyboard';
import type { Phrase, Sentence } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog } from '@paniscus/ui';
import { useState } from 'react';
import { ResultAlert } from '../../components/ResultAlert';
import { getWord } from '../../store/own-words';
import { PhraseItem } from './PhraseItem';
import { getPhraseName } from './phrase-name';

interface PhrasesDialogProps {
  open: boolean;
  /** Saved sentences, in order. */
  phrases: readonly Phrase[];
  /** The current sentence, which can become a phrase. */
  sentence: Sentence;
  /** Puts a phrase into the sentence and speaks it. */
  onSpeak: (sentence: Sentence) => void;
  onChange: (phrases: readonly Phrase[]) => void;
  onClose: () => void;
}

/** Phrases that are spoken with one touch; they stay on this device. */
export function PhrasesDialog({ open, phrases, sentence, onSpeak, onChange, onClose }: PhrasesDialogProps) {
  const [result, setResult] = useState<{ text: string; onUndo?: () => void } | null>(null);
  const change = (next: readonly Phrase[], text: string, onUndo?: () => void) => {
    setResult({ text, onUndo });
    onChange(next);
  };
  const remove = (phrase: Phrase) => {
    const name = getPhraseName(phrase);
    change(
      phrases.filter((other) => other !== phrase),
      `“${name}” was removed.`,
      () => change(phrases, `“${name}” is back.`),
    );
  };
  const save = () => change(withPhrase(phrases, sentence), `“${sentence.map(getWord).join(' ')}” was saved.`);
  const rename = (phrase: Phrase, index: number, name: string) => {
    const renamed = renamePhrase(phrases, index, name);
    change(renamed, `The phrase is named “${getPhraseName(renamed[index] ?? phrase)}.”`);
  };
  return (
    <ModalDialog open={open} title="Phrases" onClose={onClose} actions={<DialogCloseButton />}>
      <Stack sx={{ gap: 2 }}>
        {result === null ? null : <ResultAlert {...result} />}
        <SaveSentence {...{ phrases, sentence }} onSave={save} />
        {phrases.length === 0 ? null : (
          <Stack component="ul" aria-label="Phrases" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {phrases.map((phrase, index) => (
              <PhraseItem
                key={phrase.sentence.join(' ')}
                phrase={phrase}
                onSpeak={() => onSpeak(phrase.sentence)}
                onRename={(name) => rename(phrase, index, name)}
                onRemove={() => remove(phrase)}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </ModalDialog>
  );
}

type SaveSentenceProps = Pick<PhrasesDialogProps, 'phrases' | 'sentence'> & { onSave: () => void };

function SaveSentence({ phrases, sentence, onSave }: SaveSentenceProps) {
  if (sentence.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {phrases.length === 0
          ? 'No phrases yet. Make a sentence with the signs, then come back here to save it as a phrase.'
          : 'Press a phrase to speak it.'}
      </Typography>
    );
  if (!canSavePhrase(phrases, sentence))
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isPhrase(phrases, sentence)
          ? 'Your sentence is already a saved phrase.'
          : `You have reached the limit of ${MAX_PHRASES} phrases. Remove one first.`}
      </Typography>
    );
  return (
    <Button onClick={onSave} sx={{ alignSelf: 'start' }}>
      Save “{sentence.map(getWord).join(' ')}”
    </Button>
  );
}
