import type { LexigramKey, SoundState } from '@paniscus/domain/keyboard';
import type { PanelState } from './sound-library';

type StatusFlags = {
  /** Nothing is loaded before the first playback request. */
  wasRequested: boolean;
  isBlocked: boolean;
  hasFailed: boolean;
  /** Words whose sounds failed to load since the last success. */
  failedKeys: readonly LexigramKey[];
  panel: PanelState;
};

function getSoundState({ wasRequested, isBlocked, hasFailed, failedKeys, panel }: StatusFlags): SoundState {
  if (isBlocked) return { kind: 'blocked' };
  if (hasFailed || panel === 'failed') return { kind: 'failed', keys: failedKeys };
  if (panel !== 'none') return { kind: panel };
  return { kind: wasRequested ? 'ready' : 'idle' };
}

const isSameState = (one: SoundState, other: SoundState): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'failed' || other.kind !== 'failed' || one.keys.join() === other.keys.join());

/** Notifies subscribers once per change of the sound state. */
export function createSoundStatus() {
  const listeners = new Set<(state: SoundState) => void>();
  let flags: StatusFlags = {
    wasRequested: false,
    isBlocked: false,
    hasFailed: false,
    failedKeys: [],
    panel: 'none',
  };
  let state = getSoundState(flags);

  function update(changes: Partial<StatusFlags>): void {
    flags = { ...flags, ...changes };
    const next = getSoundState(flags);
    if (isSameState(next, state)) return;
    state = next;
    for (const listener of listeners) listener(state);
  }

  return {
    update,
    wasRequested: (): boolean => flags.wasRequested,
    failedKeys: (): readonly LexigramKey[] => flags.failedKeys,
    /** Reports a word, or the chirp, whose sound could not be loaded. */
    addFailure(key?: LexigramKey): void {
      const failed = key === undefined ? [] : [key];
      update({ hasFailed: true, failedKeys: [...new Set([...flags.failedKeys, ...failed])] });
    },
    clearFailures: (): void => update({ hasFailed: false, failedKeys: [] }),
    subscribe(listener: (state: SoundState) => void): () => void {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
  };
}
