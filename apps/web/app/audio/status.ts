import type { SoundState } from '@paniscus/domain/keyboard';
import type { PanelState } from './library';

type Facts = {
  /** Nothing is loaded before the first playback request. */
  wasAsked: boolean;
  isBlocked: boolean;
  hasFailed: boolean;
  panel: PanelState;
};

function getSoundState({ wasAsked, isBlocked, hasFailed, panel }: Facts): SoundState {
  if (isBlocked) return { kind: 'blocked' };
  if (hasFailed || panel === 'failed') return { kind: 'failed' };
  if (panel !== 'none') return { kind: panel };
  return { kind: wasAsked ? 'ready' : 'idle' };
}

/** Notifies subscribers once per change of the sound state. */
export function createStatus() {
  const listeners = new Set<(state: SoundState) => void>();
  let facts: Facts = { wasAsked: false, isBlocked: false, hasFailed: false, panel: 'none' };
  let state = getSoundState(facts);
  return {
    wasAsked: (): boolean => facts.wasAsked,
    learn(news: Partial<Facts>): void {
      facts = { ...facts, ...news };
      const next = getSoundState(facts);
      if (next.kind === state.kind) return;
      state = next;
      for (const listener of listeners) listener(state);
    },
    subscribe(listener: (state: SoundState) => void): () => void {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
  };
}
