import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findRoomProblem } from '@paniscus/domain/keyboard';
import type { OwnBoard, OwnBoardId } from '@paniscus/domain/keyboard';
import { DialogCloseButton, ModalDialog, useDialogLeave } from '@paniscus/ui';
import { useEffect, useState } from 'react';
import { ResultAlert } from '../../components/ResultAlert';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOwnBoards } from '../../store/own-words';
import { BoardEditor } from '../BoardEditor/BoardEditor';
import { listOtherNames, saveBoard, toDeltaBoard } from './board-changes';
import type { BoardDraft } from './board-changes';
import { BoardForm } from './BoardForm';
import { BoardItem } from './BoardItem';
import { useOwnBoards } from './use-own-boards';
import type { OwnBoardsModel, OwnBoardsNotice } from './use-own-boards';

interface OwnBoardsDialogProps {
  open: boolean;
  state: KeyboardState;
  actions: KeyboardActions;
  onClose: () => void;
}

const FIRST_DRAFT = { name: '', rows: 3, columns: 5 };

/** All boards of the person's own: create, open, edit, rename, resize, duplicate and delete them. */
export function OwnBoardsDialog({ open, state, actions, onClose }: OwnBoardsDialogProps) {
  const boards = useOwnBoards(state, actions);
  const [editedId, setEditedId] = useState<OwnBoardId | null>(null);
  /** The board whose editor was open last, for the focus to come back to. */
  const [lastEditedId, setLastEditedId] = useState<OwnBoardId | null>(null);
  useEffect(() => void actions.loadOwnWords(), [actions]);
  const all = [toDeltaBoard(state), ...state.ownBoards];
  const edited = all.find(({ id }) => id === editedId);
  if (edited !== undefined)
    return (
      <BoardEditor
        {...{ open, actions }}
        board={edited}
        saved={state}
        ownWords={state.ownWords}
        voice={state.settings}
        onCellsChange={(cells) => saveBoard({ ...edited, cells }, actions)}
        onHiddenChange={(hidden) => saveBoard({ ...edited, hidden }, actions)}
        onClose={() => {
          setEditedId(null);
          setLastEditedId(edited.id);
        }}
      />
    );
  return (
    <ModalDialog open={open} title="Your boards" onClose={onClose} actions={<DialogCloseButton />}>
      <Stack sx={{ gap: 3 }}>
        <Notice notice={boards.notice} onUndo={boards.undo} />
        <BoardList
          {...{ all, boards, lastEditedId }}
          onOpen={(id) => {
            actions.openBoard(id === 'delta' ? [] : [id]);
            onClose();
          }}
          onEdit={setEditedId}
        />
        <NewBoard createdCount={boards.createdCount} onCreate={boards.create} />
      </Stack>
    </ModalDialog>
  );
}

interface BoardListProps {
  /** Delta and the custom boards. */
  all: readonly OwnBoard[];
  boards: OwnBoardsModel;
  lastEditedId: OwnBoardId | null;
  onOpen: (id: OwnBoardId) => void;
  onEdit: (id: OwnBoardId) => void;
}

function BoardList({ all, boards, lastEditedId, onOpen, onEdit }: BoardListProps) {
  const leave = useDialogLeave();
  return (
    <Stack component="ul" aria-label="Your boards" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {all.map((board) => (
        <BoardItem
          key={board.id}
          board={board}
          wasEdited={board.id === lastEditedId}
          onOpen={() => leave(() => onOpen(board.id))}
          onEdit={() => leave(() => onEdit(board.id))}
          onChange={(draft) => boards.change(board, draft)}
          onDuplicate={() => boards.duplicate(board)}
          onDelete={board.id === 'delta' ? undefined : () => boards.remove(board)}
        />
      ))}
    </Stack>
  );
}

interface NewBoardProps {
  /** Number of boards that the form has created; each leaves it empty for the next. */
  createdCount: number;
  onCreate: (draft: BoardDraft) => void;
}

function NewBoard({ createdCount, onCreate }: NewBoardProps) {
  const problem = findRoomProblem(getOwnBoards().length);
  return (
    <Stack component="section" aria-label="New board" sx={{ gap: 1.5 }}>
      <Typography variant="h6" component="h3">
        New board
      </Typography>
      {problem !== undefined ? (
        <Typography variant="body2">{problem}</Typography>
      ) : (
        <BoardForm
          key={createdCount}
          draft={FIRST_DRAFT}
          otherNames={listOtherNames()}
          submitLabel="Create board"
          onSubmit={onCreate}
        />
      )}
    </Stack>
  );
}

type DeletedNotice = Extract<OwnBoardsNotice, { kind: 'deleted' }>;

function Notice({
  notice,
  onUndo,
}: {
  notice: OwnBoardsNotice | null;
  onUndo: (notice: DeletedNotice) => void;
}) {
  if (notice === null)
    return (
      <Typography variant="body2">
        Make boards of different sizes and connect them with folder keys, such as Food or School. They stay in
        this browser.
      </Typography>
    );
  if (notice.kind === 'deleted')
    return (
      <ResultAlert
        text={`“${notice.board.name}” was deleted, with the keys that open it.`}
        onUndo={() => onUndo(notice)}
      />
    );
  return (
    <Alert severity={notice.kind === 'done' ? 'success' : 'error'} role="status">
      {notice.text}
    </Alert>
  );
}
