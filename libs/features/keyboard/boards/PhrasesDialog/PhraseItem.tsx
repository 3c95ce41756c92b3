import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { MAX_PHRASE_NAME } from '@paniscus/domain/keyboard';
import type { Phrase } from '@paniscus/domain/keyboard';
import { useUnsavedInput, VisuallyHidden } from '@paniscus/ui';
import { useState } from 'react';
import { WordInput } from '../OwnWord/WordInput';
import { getPhraseName } from './phrase-name';
import { cutText } from '@paniscus/domain/text';

interface PhraseItemProps {
  phrase: Phrase;
  onSpeak: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** A phrase: one touch speaks it. */
export function PhraseItem({ phrase, onSpeak, onRename, onRemove }: PhraseItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const name = getPhraseName(phrase);
  if (isRenaming)
    return (
      <RenameForm
        phrase={phrase}
        onSave={(next) => {
          setIsRenaming(false);
          onRename(next);
        }}
      />
    );
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'stretch' }}>
      <Button
        color="accent"
        onClick={onSpeak}
        sx={{ flex: '1 1 14rem', minHeight: '3rem', justifyContent: 'start', textAlign: 'start' }}
      >
        {name}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setIsRenaming(true)}>
        Rename<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button variant="outlined" color="inherit" onClick={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Stack>
  );
}

function RenameForm({ phrase, onSave }: { phrase: Phrase; onSave: (name: string) => void }) {
  const [name, setName] = useState(getPhraseName(phrase));
  useUnsavedInput(name !== getPhraseName(phrase));
  return (
    <li>
      <Stack
        component="form"
        noValidate
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'end' }}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
        }}
      >
        <WordInput
          label="Name of the phrase"
          required
          autoFocus
          value={name}
          onChange={(value) => setName(cutText(value, MAX_PHRASE_NAME))}
        />
        <Button type="submit">Save name</Button>
      </Stack>
    </li>
  );
}
