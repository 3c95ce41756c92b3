import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FocusableButton, NativeSelectField } from '@paniscus/ui';
import { useState } from 'react';
import type { BoardEditorModel } from './use-board-editor';
import { sourceOptions } from './word-sources';

interface EditorToolsProps {
  editor: BoardEditorModel;
  /** Edits the custom word of the selected key; `undefined` for other keys. */
  onWordEdit: (() => void) | undefined;
}

/** Tools for the selected cell and for the complete board. */
export function EditorTools({ editor, onWordEdit }: EditorToolsProps) {
  const [source, setSource] = useState(sourceOptions[0]?.value ?? '');
  const { isEmpty, isCellEmpty, isMoving, isHidden, hasHidden, canUndo } = editor;
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
      <FocusableButton variant="outlined" color="inherit" onClick={editor.clearCell} disabled={isCellEmpty}>
        Clear key
      </FocusableButton>
      <FocusableButton
        variant="outlined"
        color="inherit"
        onClick={editor.toggleMove}
        disabled={isCellEmpty && !isMoving}
      >
        <span>{isMoving ? 'Cancel move' : 'Move key'}</span>
      </FocusableButton>
      {onWordEdit === undefined ? null : (
        <Button variant="outlined" color="inherit" onClick={onWordEdit}>
          Edit word
        </Button>
      )}
      <FocusableButton
        variant="outlined"
        color="inherit"
        onClick={editor.toggleHidden}
        disabled={isCellEmpty}
      >
        <span>{isHidden ? 'Show word' : 'Hide word'}</span>
      </FocusableButton>
      <FocusableButton
        variant="outlined"
        color="inherit"
        onClick={hasHidden ? editor.showAll : editor.hideAll}
        disabled={isEmpty}
      >
        <span>{hasHidden ? 'Show all words' : 'Hide all words'}</span>
      </FocusableButton>
      <FocusableButton variant="outlined" color="inherit" onClick={editor.undo} disabled={!canUndo}>
        Undo
      </FocusableButton>
      <FocusableButton variant="outlined" color="inherit" onClick={editor.clearAll} disabled={isEmpty}>
        Clear all
      </FocusableButton>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <NativeSelectField
          label="Fill empty keys from"
          options={sourceOptions}
          value={source}
          onChange={setSource}
        />
        <Button variant="outlined" color="inherit" onClick={() => editor.fillFrom(source)}>
          Fill
        </Button>
      </Stack>
    </Stack>
  );
}
