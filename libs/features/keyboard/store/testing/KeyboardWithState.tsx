import { buildDelta, DEFAULT_KEYBOARD, DEFAULT_SETTINGS } from '@paniscus/domain/keyboard';
import type { KeyboardSettings, SavedKeyboard } from '@paniscus/domain/keyboard';
import { aSilentPlayer } from '@paniscus/fixtures';
import type { SilentPlayer } from '@paniscus/fixtures';
import { useState } from 'react';
import { OwnBoard, preloadAllAccess } from '../../KeyboardScreen/BoardAccess';
import { KeyboardScreen } from '../../KeyboardScreen/KeyboardScreen';
import type { KeyboardLinks } from '../../keyboard.types';
import type { LoadKeyboardStorage, SaveKeyboard } from '../keyboard-storage';
import { useKeyboard } from '../use-keyboard';
import { createMemoryStorage } from './create-memory-storage';

export const KEYBOARD_LINKS: KeyboardLinks = {
  signs: '/PaniscusKeyboard/signs',
  games: '/PaniscusKeyboard/games',
  comparison: '/PaniscusKeyboard/compare',
};

/** A board that is small, for stories about what is around it. */
export const SMALL_BOARD: Partial<SavedKeyboard> = {
  board: 'delta',
  delta: buildDelta(['kanzi', 'banana']),
  grid: { rows: 1, columns: 2 },
};

/** Loads the parts of the keyboard that are loaded on demand. */
export const preloadKeyboard = () => Promise.all([preloadAllAccess(), OwnBoard.preload()]);

const loadNothing = createMemoryStorage();

interface KeyboardWithStateProps {
  /** What the browser has saved, besides the defaults. */
  saved?: Partial<SavedKeyboard>;
  /** Settings that are saved, besides the defaults. */
  settings?: Partial<KeyboardSettings>;
  /** Records the requested sounds. */
  player?: SilentPlayer;
  /** The custom words and boards of the device; none by default. */
  loadStorage?: LoadKeyboardStorage;
}

/** The keyboard page in use, which saves what changes until it is closed, for stories. */
export function KeyboardWithState(props: KeyboardWithStateProps) {
  const { saved, settings, player, loadStorage = loadNothing } = props;
  const [ownPlayer] = useState(() => player ?? aSilentPlayer());
  const [stored, setStored] = useState<SavedKeyboard>({
    ...DEFAULT_KEYBOARD,
    ...saved,
    settings: { ...DEFAULT_SETTINGS, ...settings },
  });
  const [onSave] = useState((): SaveKeyboard => ({ keyboard }) => {
    setStored((before) => ({ ...before, ...keyboard }));
    return Promise.resolve(true);
  });
  const { state, actions } = useKeyboard({ player: ownPlayer, saved: stored, onSave, loadStorage });
  return <KeyboardScreen state={state} actions={actions} links={KEYBOARD_LINKS} />;
}
