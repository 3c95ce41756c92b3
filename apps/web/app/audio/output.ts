import { Howler } from 'howler';
import { isApple } from './format';
import type { SoundOutput } from './sound.types';

/** Time within which a browser resumes audio after a touch, if it allows it. */
const WAKE_MS = 700;

declare global {
  interface Navigator {
    /** iOS only; without 'playback', the silent switch mutes the page. */
    audioSession?: { type: string };
  }
}

const states = (context: AudioContext) => context.state as string;

/** Web Audio output for howler. Decision 20 explains why howler's own unlock is disabled. */
export function createOutput(): SoundOutput {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  let context: AudioContext | undefined;

  function open(): AudioContext {
    // The first call makes howler create its AudioContext.
    Howler.volume();
    if (navigator.audioSession !== undefined) navigator.audioSession.type = 'playback';
    if (isApple(navigator.vendor)) document.addEventListener('visibilitychange', renew);
    return Howler.ctx;
  }

  /** On iOS, audio may report running but stay silent after another app was used; suspend and resume fixes it. */
  function renew(): void {
    if (document.visibilityState !== 'visible') return;
    void context?.suspend().then(() => context?.resume());
  }

  return {
    isAwake: () => context !== undefined && states(context) === 'running',
    async wake() {
      context ??= open();
      if (states(context) !== 'running') await Promise.race([resumed(context), pause(WAKE_MS)]);
      const isAwake = states(context) === 'running';
      // Howler tracks the state itself and would wait for a resume that has already happened.
      if (isAwake) Object.assign(Howler, { state: 'running' });
      return isAwake;
    },
  };
}

/** Resume is rejected during a phone call; the next touch retries. */
const resumed = (context: AudioContext) => context.resume().catch(() => undefined);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
