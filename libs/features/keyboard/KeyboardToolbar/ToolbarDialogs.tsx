import type { BoardGrid, DeltaBoard, KeyboardSettings, WordPosition } from '@paniscus/domain/keyboard';
import { SettingsDialog } from '../SettingsDialog/SettingsDialog';
import { WordSearchDialog } from '../WordSearch/WordSearchDialog';

export type ToolbarDialogName = 'search' | 'settings';

interface ToolbarDialogsProps {
  name: ToolbarDialogName;
  open: boolean;
  delta: DeltaBoard;
  /** The part of Delta that is shown. */
  grid: BoardGrid;
  settings: KeyboardSettings;
  /** Number of columns the board is currently displayed in. */
  columns: number;
  onSettingsChange: (change: Partial<KeyboardSettings>) => void;
  onWordSelect: (position: WordPosition) => void;
  onClose: () => void;
}

/** Dialogs of the toolbar, loaded on demand because speaking does not need them. */
export function ToolbarDialogs(props: ToolbarDialogsProps) {
  const { name, open, delta, grid, settings, columns, onSettingsChange, onWordSelect, onClose } = props;
  switch (name) {
    case 'search':
      return <WordSearchDialog {...{ open, delta, grid, columns, onClose }} onSelect={onWordSelect} />;
    case 'settings':
      return <SettingsDialog {...{ open, settings, onClose }} onChange={onSettingsChange} />;
  }
}
