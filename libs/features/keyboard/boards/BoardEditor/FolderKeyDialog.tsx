import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { findBoardNameProblem, findRoomProblem } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnWord } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog, NativeSelectField, useUnsavedInput } from '@paniscus/ui';
import { useId, useState } from 'react';
import type { KeyboardActions } from '../../keyboard.types';
import { boardNames } from '../../store/names.data';
import { getOwnBoards } from '../../store/own-words';
import { createBoard, createFolderKey, listOtherNames } from '../OwnBoards/board-changes';
import { showProblems } from '../OwnWord/show-problems';
import { WordInput } from '../OwnWord/WordInput';

interface FolderKeyDialogProps {
  open: boolean;
  /** The board that gets the key; a new board has its size. */
  board: OwnBoard;
  actions: Pick<KeyboardActions, 'changeOwnBoards'>;
  onAdd: (word: OwnWord) => void;
  onClose: () => void;
}

const NEW = 'new';

/** Adds a key that opens another custom board: one that is there, or a new one. */
export function FolderKeyDialog({ open, board, actions, onAdd, onClose }: FolderKeyDialogProps) {
  const formId = useId();
  return (
    <ModalDialog
      open={open}
      title="Add a folder key"
      onClose={onClose}
      actions={
        <>
          <DialogCloseButton label="Cancel" />
          <Button type="submit" form={formId}>
            Add key
          </Button>
        </>
      }
    >
      <FolderKeyForm id={formId} {...{ board, actions, onAdd }} />
    </ModalDialog>
  );
}

type FolderKeyFormProps = Pick<FolderKeyDialogProps, 'board' | 'actions' | 'onAdd'> & { id: string };

function FolderKeyForm({ id, board, actions, onAdd }: FolderKeyFormProps) {
  const { targets, chosen, name, nameError, setChosen, setName, add } = useFolderKey(board, actions, onAdd);
  useUnsavedInput(name !== '');
  return (
    <Stack
      component="form"
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add(event.currentTarget);
      }}
      sx={{ gap: 2.5 }}
    >
      <NativeSelectField
        label="Board that the key opens"
        options={[
          { value: NEW, label: 'A new board' },
          ...targets.map(({ id: target, name: label }) => ({ value: target, label })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === NEW ? (
        <WordInput
          label="Name of the new board"
          required
          value={name}
          errorText={nameError}
          onChange={setName}
        />
      ) : null}
    </Stack>
  );
}

/** Choice of the board that the key opens. A new board is created together with its key. */
function useFolderKey(
  board: OwnBoard,
  actions: FolderKeyDialogProps['actions'],
  onAdd: (word: OwnWord) => void,
) {
  const boards = getOwnBoards();
  const targets = [{ id: 'delta', name: boardNames.delta }, ...boards].filter(({ id }) => id !== board.id);
  const [chosen, setChosen] = useState(NEW);
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const problem = findBoardNameProblem(name, listOtherNames()) ?? findRoomProblem(boards.length);
  const add = (form: HTMLFormElement) => {
    const target = targets.find(({ id }) => id === chosen);
    if (target !== undefined) return onAdd(createFolderKey(target));
    if (problem !== undefined) return showProblems(form, () => setIsChecked(true));
    const added = createBoard({ ...board, name }, actions);
    if (added.problem === undefined) onAdd(createFolderKey(added.board));
  };
  return { targets, chosen, name, nameError: isChecked ? problem : undefined, setChosen, setName, add };
}
