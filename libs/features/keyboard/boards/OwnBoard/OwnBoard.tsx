import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { listShownCells } from '@paniscus/domain/keyboard';
import { GridBoard } from '@paniscus/ui';
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { listBoardSigns } from '../../KeyboardScreen/board-cells';
import { useBoardKeys } from '../../use-board-keys';
import type { KeyboardActions, KeyboardState } from '../../keyboard.types';
import { getOpenBoard } from '../../store/own-words';
import type { FindTypedCell } from '../../WordSearch/use-type-ahead';
import { focusKey, isFocusLost } from './focus-key';

interface OwnBoardProps {
  state: KeyboardState;
  actions: KeyboardActions;
  /** Finds the cell that typed letters mean. */
  findTypedCell: FindTypedCell;
}

/** Focuses a key after the focused one has gone. */
function returnFocus(opens?: string): void {
  if (isFocusLost()) focusKey(opens);
}

/** Goes back to the board that opened this one. Each change of the board moves the focus to a key of the new one. */
function useWayBack(id: string, { path, announcement }: KeyboardState, actions: KeyboardActions) {
  const leftBoard = useRef<string>(undefined);
  const isPageNew = useRef(announcement.sequence === 0);
  useEffect(() => {
    if (!isPageNew.current) returnFocus(leftBoard.current);
    isPageNew.current = false;
    leftBoard.current = undefined;
  }, [id]);
  return () => {
    leftBoard.current = id;
    flushSync(() => actions.openBoard(path.slice(0, -1)));
    // On a board of full size, which is another component.
    returnFocus(id);
  };
}

/** The open board of the person's own, in its grid, with the way back from boards that were opened by a folder key. */
export function OwnBoard({ state, actions, findTypedCell }: OwnBoardProps) {
  const { path, ownWords, sentence, spoken, playingIndex, settings } = state;
  const { id, name, cells, rows, columns, hidden } = getOpenBoard(state);
  const signs = useMemo(
    () => listBoardSigns('delta', listShownCells(cells, { rows, columns, hidden }), ownWords),
    [cells, rows, columns, hidden, ownWords],
  );
  const keys = useBoardKeys(actions);
  const goBack = useWayBack(id, state, actions);
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: path.length === 0 ? '1fr' : 'auto 1fr', gap: 0.75 }}>
      {path.length === 0 ? null : (
        <Stack direction="row" data-scan-group="back" sx={{ alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" color="inherit" onClick={goBack}>
            Back
          </Button>
          <Typography variant="h5" component="h2" noWrap>
            {name}
          </Typography>
        </Stack>
      )}
      <GridBoard
        {...keys}
        key={id}
        name={name}
        cells={signs}
        grid={{ rows, columns }}
        onType={(key, cell) => findTypedCell(signs, key, cell)}
        pressedKey={state.pressedKey}
        soundingKey={playingIndex === null ? null : (spoken ?? sentence)[playingIndex]}
        hasLargeKeys={settings.hasLargeKeys}
        hasHighContrast={settings.hasHighContrast}
        hasWords={settings.hasWords}
      />
    </Box>
  );
}
