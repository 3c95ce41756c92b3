import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { WordPosition } from '@paniscus/domain/keyboard';
import { magneticEdge } from '@paniscus/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { LoadError } from '../components/LoadError';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { openPosition } from '../WordSearch/open-position';
import { useLazyDialogs } from '../use-lazy-dialogs';
import type { ToolbarDialogName, ToolbarDialogs } from './ToolbarDialogs';

type KeyboardToolbarProps = Pick<KeyboardState, 'board' | 'delta' | 'grid' | 'path' | 'settings'> & {
  actions: KeyboardActions;
  /** Container of the board. */
  stage: RefObject<HTMLElement | null>;
  /** Loads the dialogs; they are not needed to speak. */
  load?: () => Promise<typeof ToolbarDialogs>;
};

const loadDialogs = () => import('./ToolbarDialogs').then((module) => module.ToolbarDialogs);

const ToolButton = styled((props: ButtonProps) => <Button variant="outlined" color="inherit" {...props} />)(
  ({ theme: { layout, spacing, typography } }) => ({
    minWidth: 0,
    minHeight: layout.controlHeight,
    padding: spacing(0, 1.25),
    fontSize: typography.caption.fontSize,
    ...magneticEdge(spacing(1)),
  }),
);

/** Number of columns the board is displayed in. */
const readColumns = (stage: HTMLElement | null) =>
  Number(stage?.querySelector('[role="grid"]')?.getAttribute('aria-colcount') ?? 16);

/** Word search and settings, each in a dialog. */
export function KeyboardToolbar(props: KeyboardToolbarProps) {
  const { board, delta, grid, path, settings, actions, stage, load = loadDialogs } = props;
  const { Dialogs, opened, hasFailed, open, close } = useLazyDialogs<
    ToolbarDialogName,
    typeof ToolbarDialogs
  >(load);
  const focusAfterClose = useKeyFocus(stage, opened?.isOpen ?? false);
  const [columns, setColumns] = useState(16);
  const openSearch = () => {
    setColumns(readColumns(stage.current));
    void actions.loadOwnWords();
    open('search');
  };
  const goToWord = (position: WordPosition) => {
    focusAfterClose(position.cell);
    openPosition(position, { board, path }, actions);
    close();
  };

  return (
    <Stack direction="row" data-scan-group="tools" data-needs-script="" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ToolButton onClick={openSearch}>Find a word</ToolButton>
      <ToolButton onClick={() => open('settings')}>Settings</ToolButton>
      {hasFailed ? <LoadError /> : null}
      {Dialogs === null || opened === null ? null : (
        <Dialogs
          {...{ delta, grid, settings, columns }}
          key={opened.sequence}
          name={opened.name}
          open={opened.isOpen}
          onSettingsChange={actions.changeSettings}
          onWordSelect={goToWord}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** Focuses a key of the board once the dialog has closed. The dialog itself returns the focus to its button first. */
function useKeyFocus(stage: RefObject<HTMLElement | null>, isOpen: boolean): (cell: number) => void {
  const target = useRef<number | null>(null);
  useEffect(() => {
    if (isOpen || target.current === null) return;
    stage.current?.querySelector<HTMLElement>(`[data-cell="${target.current}"]`)?.focus();
    target.current = null;
  }, [isOpen, stage]);
  return (cell) => {
    target.current = cell;
  };
}
