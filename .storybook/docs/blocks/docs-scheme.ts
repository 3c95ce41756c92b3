import { DocsContext } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { resolveScheme } from '../../scheme';

type Channel = DocsContainerProps['context']['channel'];
type Globals = Readonly<Record<string, unknown>>;
type GlobalsEvent = [{ globals: Globals }];

/** What the toolbar says, from the last event that named it. */
const readGlobals = (channel: Channel): Globals =>
  ((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as GlobalsEvent | undefined)?.[0].globals ??
  {};

function useSubscription(channel: Channel) {
  return useCallback(
    (onChange: () => void) => {
      const preference = matchMedia('(prefers-color-scheme: dark)');
      channel.on(GLOBALS_UPDATED, onChange);
      preference.addEventListener('change', onChange);
      return () => {
        channel.off(GLOBALS_UPDATED, onChange);
        preference.removeEventListener('change', onChange);
      };
    },
    [channel],
  );
}

/** Switches of the toolbar that documentation pages follow. */
export function useDocsSettings(channel: Channel) {
  const subscribe = useSubscription(channel);
  const scheme = useSyncExternalStore(subscribe, () => resolveScheme(readGlobals(channel)));
  const motion = useSyncExternalStore(subscribe, () => readGlobals(channel).motion);
  return { scheme, motion };
}

/** Color scheme of the documentation page. */
export const useDocsScheme = () => useDocsSettings(useContext(DocsContext).channel).scheme;
