import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listBoardWords, listShownCells } from '@paniscus/domain/keyboard';
import type { OwnBoard } from '@paniscus/domain/keyboard';
import { VisuallyHidden } from '@paniscus/ui';
import { useState } from 'react';
import { findOwnWord } from '../../store/own-words';
import { formatWordCount } from '../BoardFiles/format-word-count';
import { listOtherNames } from './board-changes';
import type { BoardDraft } from './board-changes';
import { BoardForm } from './BoardForm';
import { formatGrid } from './format-grid';

interface BoardItemProps {
  board: OwnBoard;
  /** Its editor was closed just now, so that the focus comes back to the button that opens it. */
  wasEdited: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onChange: (draft: BoardDraft) => void;
  onDuplicate: () => void;
  /** `undefined` for Delta, which is always there. */
  onDelete: (() => void) | undefined;
}

const isDelta = ({ id }: OwnBoard) => id === 'delta';

const ItemButton = ({ name, children, ...button }: ButtonProps & { name: string }) => (
  <Button variant="outlined" color="inherit" {...button}>
    {children}
    <VisuallyHidden> {name}</VisuallyHidden>
  </Button>
);

/** A board of the person's own, with everything that can be done with it. */
export function BoardItem(props: BoardItemProps) {
  const { board, wasEdited, onOpen, onEdit, onChange, onDuplicate, onDelete } = props;
  const [isChanging, setIsChanging] = useState(false);
  const { name, cells } = board;
  const words = listBoardWords(listShownCells(cells, board));
  // Folder keys are no words.
  const count = words.filter((key) => findOwnWord(key)?.opens === undefined).length;
  return (
    <Stack component="li" sx={{ gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle1" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${formatGrid(board)}, ${formatWordCount(count)}`}
      </Typography>
      {isChanging ? (
        <BoardForm
          draft={board}
          cells={cells}
          otherNames={isDelta(board) ? undefined : listOtherNames(board)}
          submitLabel="Save"
          onSubmit={(draft) => {
            setIsChanging(false);
            onChange(draft);
          }}
          onCancel={() => setIsChanging(false)}
        />
      ) : (
        <ItemActions
          {...{ board, wasEdited, onOpen, onEdit, onDuplicate, onDelete }}
          onResize={() => setIsChanging(true)}
        />
      )}
    </Stack>
  );
}

interface ItemActionsProps extends Omit<BoardItemProps, 'onChange'> {
  onResize: () => void;
}

function ItemActions(props: ItemActionsProps) {
  const { board, wasEdited, onOpen, onEdit, onResize, onDuplicate, onDelete } = props;
  const { name } = board;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ItemButton name={name} onClick={onOpen}>
        Open
      </ItemButton>
      <ItemButton name={`of ${name}`} autoFocus={wasEdited} onClick={onEdit}>
        Edit words
      </ItemButton>
      <ItemButton name={name} onClick={onResize}>
        {isDelta(board) ? 'Resize' : 'Rename or resize'}
      </ItemButton>
      <ItemButton name={name} onClick={onDuplicate}>
        Duplicate
      </ItemButton>
      {onDelete === undefined ? null : (
        <ItemButton name={name} onClick={onDelete}>
          Delete
        </ItemButton>
      )}
    </Stack>
  );
}
