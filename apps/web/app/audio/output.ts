import { Howler } from 'howler';
import { isApple } from './format';
import type { SoundOutput } from './sound.types';

/** A browser that lets a page sound does so within this time of a touch. */
const WAKE_MS = 700;

declare global {
  interface Navigator {
    /** Of iPhones and iPads; without it the switch at the side silences a page, but not its films. */
    audioSession?: { type: string };
  }
}

const states = (context: AudioContext) => context.state as string;

/** The browser's sound, as howler uses it. Decision 086 says why howler does not wake it itself. */
export function createOutput(): SoundOutput {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  let context: AudioContext | undefined;

  function open(): AudioContext {
    // Howler makes its context when it is first asked for anything.
    Howler.volume();
    if (navigator.audioSession !== undefined) navigator.audioSession.type = 'playback';
    if (isApple(navigator.vendor)) document.addEventListener('visibilitychange', renew);
    return Howler.ctx;
  }

  /** After another app, iPhones may say that they sound and be silent; a rest and a start mend that. */
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
      // Howler believes what it last did itself, and would wait for a start that has already been.
      if (isAwake) Object.assign(Howler, { state: 'running' });
      return isAwake;
    },
  };
}

/** A phone call refuses; then the next touch asks again. */
const resumed = (context: AudioContext) => context.resume().catch(() => undefined);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
