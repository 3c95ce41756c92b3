import { parseKeyboardLink } from '@paniscus/domain/keyboard';
import { KeyboardScreen, OfflineNote, preloadBoardAccess, useKeyboard } from '@paniscus/features/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { useIsBrowser } from '@paniscus/islands/browser';
import type { paths } from '@paniscus/routes';
import { useEffect, useMemo } from 'react';
import { useSignPlayer } from '../audio/use-sign-player';
import { useIsOffline } from '../hooks/online';
import { useQueryString } from '../hooks/query-string';
import { useInstall } from '../offline/use-install';
import { useOfflineSounds } from '../offline/use-offline-sounds';
import { showBoard } from '../site-script/pending-board';
import { onDatabaseClosed } from '../storage/keyboard/database-closed';
import { saveKeyboard } from '../storage/keyboard/save-changes';
import {
  loadSavedKeyboard,
  readSavedKeyboard,
  useSavedKeyboard,
  useStorageProblem,
} from '../storage/keyboard/saved-keyboard';
import { onSavedElsewhere } from '../storage/keyboard/tab-messages';

const loadStorage = () => import('../storage/keyboard/own-content').then((module) => module.ownContent);

/** Loads the aids that the settings switch on: without them, a first press would act in another way. */
export const prepare = (): Promise<void> => preloadBoardAccess(readSavedKeyboard()).catch(() => undefined);

async function load(): Promise<void> {
  await Promise.all([prepare(), loadSavedKeyboard()]);
  await prepare();
}

// Together with the page, not after it has been hydrated.
const loading = typeof window === 'undefined' ? Promise.resolve() : load();

/** Shows the board once it is the saved one; that of the hydration is not. */
function useShownBoard(isSaved: boolean): void {
  const isHydrated = useIsBrowser();
  useEffect(() => {
    let isCurrent = isSaved && isHydrated;
    void loading.then(() => {
      if (isCurrent) showBoard();
    });
    return () => {
      isCurrent = false;
    };
  }, [isSaved, isHydrated]);
}

/** Passed by the route, because the list of all paths would put the page above its script budget. */
type KeyboardIslandProps = { links: Pick<typeof paths, 'keyboard' | 'signs' | 'games' | 'comparison'> };

export function KeyboardIsland({ links }: KeyboardIslandProps) {
  const player = useSignPlayer();
  const saved = useSavedKeyboard();
  const isOffline = useIsOffline();
  const query = useQueryString();
  const start = useMemo(
    () => (query === '' ? undefined : parseKeyboardLink(query, (key) => findLexigram(key) !== undefined)),
    [query],
  );
  const { state, actions } = useKeyboard({
    player,
    saved,
    onSave: saveKeyboard,
    start,
    isOffline,
    storageProblem: useStorageProblem(),
    loadStorage,
  });
  useEffect(() => onSavedElsewhere('words', () => void actions.reloadOwnWords()), [actions]);
  useEffect(() => onDatabaseClosed(actions.saveOwnWordsAgain), [actions]);
  useShownBoard(state.board === saved.board && state.delta === saved.delta);
  const offline = useOfflineSounds(state.set, links.keyboard);
  const install = useInstall();

  return (
    <KeyboardScreen
      state={state}
      actions={actions}
      links={links}
      offline={
        <OfflineNote state={offline.state} set={state.set} onSave={offline.save} onInstall={install} />
      }
    />
  );
}
