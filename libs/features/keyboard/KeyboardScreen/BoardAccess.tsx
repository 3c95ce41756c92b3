import { preloadable } from '@paniscus/ui';
import type { RefObject } from 'react';
import type { SavedKeyboard } from '@paniscus/domain/keyboard';
import { isFullGrid } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardState } from '../keyboard.types';
import { KeyboardBoard } from './KeyboardBoard';

interface BoardAccessProps {
  state: Pick<KeyboardState, 'settings' | 'playingIndex'>;
  actions: KeyboardActions;
  /** Container of all that is scanned. */
  page: RefObject<HTMLElement | null>;
}

const Scanning = preloadable(() => import('../Scanning/Scanning').then((module) => module.Scanning));
const PressAids = preloadable(() => import('../PressAids/PressAids').then((module) => module.PressAids));

/** A custom board of any size, with the way back from boards that folder keys open. */
export const OwnBoard = preloadable(
  () => import('../boards/OwnBoard/OwnBoard').then((module) => module.OwnBoard),
  KeyboardBoard,
);

/** Ways to begin an empty Delta. */
export const DeltaIntro = preloadable(
  () => import('../boards/DeltaIntro/DeltaIntro').then((module) => module.DeltaIntro),
  () => null,
);

/** Keeps a person on the board. */
export const BoardLock = preloadable(() =>
  import('../aids/BoardLock/BoardLock').then((module) => module.BoardLock),
);

/** Shows a partner where words are. */
export const Modeling = preloadable(() =>
  import('../aids/Modeling/Modeling').then((module) => module.Modeling),
);

/** Guides a person through the first sentence. */
export const FirstMinute = preloadable(
  () => import('../aids/FirstMinute/FirstMinute').then((module) => module.FirstMinute),
  () => null,
);

/** Signs that may come next, above the sentence. */
export const Predictions = preloadable(() =>
  import('../aids/Predictions/Predictions').then((module) => module.Predictions),
);

/** Saved phrases above the sentence. */
export const PhraseRow = preloadable(() =>
  import('../aids/PhraseRow/PhraseRow').then((module) => module.PhraseRow),
);

const needsPressAids = ({ pressMode, debounceMs }: KeyboardState['settings']) =>
  pressMode !== 'touch' || debounceMs > 0;

/** Whether Delta needs more than the built-in panels have: another size, or a way back. */
export const isOwnBoard = ({ grid, path }: Pick<SavedKeyboard, 'grid' | 'path'>): boolean =>
  path.length > 0 || !isFullGrid(grid);

/** Loads what the lock shows, so that it does not move the board later, under a finger. */
export const preloadLock = (): Promise<void> => BoardLock.preload();

/** Loads everything that the settings may switch on, so that it starts at once. */
export async function preloadAllAccess(): Promise<void> {
  await Promise.all([
    Scanning.preload(),
    PressAids.preload(),
    Predictions.preload(),
    PhraseRow.preload(),
    BoardLock.preload(),
    Modeling.preload(),
    FirstMinute.preload(),
  ]);
}

/** Loads what the settings need before it is shown, so that the first presses do not wait for it. */
export async function preloadBoardAccess({
  settings,
  ...saved
}: Pick<SavedKeyboard, 'settings' | 'grid' | 'path' | 'phrases'>): Promise<void> {
  if (isOwnBoard(saved)) await OwnBoard.preload();
  if (settings.isLocked) await BoardLock.preload();
  if (settings.hasModeling) await Modeling.preload();
  if (settings.hasPhraseRow && saved.phrases.length > 0) await PhraseRow.preload();
  if (settings.hasPrediction) await Predictions.preload();
  if (settings.scanning !== 'off') await Scanning.preload();
  else if (needsPressAids(settings)) await PressAids.preload();
}

/** Other ways to reach the board than a touch; each is loaded when it is switched on. */
export function BoardAccess({ state: { settings, playingIndex }, actions, page }: BoardAccessProps) {
  if (settings.scanning !== 'off')
    return (
      <Scanning
        settings={{ ...settings, scanning: settings.scanning }}
        root={page}
        isSpeaking={playingIndex !== null}
        onCue={actions.speakCue}
        onLeave={settings.isLocked ? undefined : () => actions.changeSettings({ scanning: 'off' })}
      />
    );
  return needsPressAids(settings) ? <PressAids settings={settings} /> : null;
}
