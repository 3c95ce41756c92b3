import { parseKeyboardLink } from '@paniscus/domain/keyboard';
import { KeyboardScreen, OfflineNote, useKeyboard } from '@paniscus/features/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import { paths } from '@paniscus/routes';
import { useMemo } from 'react';
import { usePlayer } from '../audio/use-player';
import { useIsOffline } from '../hooks/online';
import { useAddressQuery } from '../hooks/query-params';
import { useInstall } from '../offline/use-install';
import { useOfflineSounds } from '../offline/use-offline-sounds';
import { saveKeyboard, useSavedKeyboard } from '../storage/keyboard/saved-keyboard';

export function KeyboardIsland() {
  const player = usePlayer();
  const saved = useSavedKeyboard();
  const isOffline = useIsOffline();
  const query = useAddressQuery();
  const start = useMemo(
    () => (query === '' ? undefined : parseKeyboardLink(query, (key) => findLexigram(key) !== undefined)),
    [query],
  );
  const { state, actions } = useKeyboard({ player, saved, onSave: saveKeyboard, start, isOffline });
  const offline = useOfflineSounds(player, state.set, state.delta);
  const install = useInstall();

  return (
    <KeyboardScreen
      state={state}
      actions={actions}
      links={paths}
      offline={<OfflineNote state={offline} onInstall={install} />}
    />
  );
}
