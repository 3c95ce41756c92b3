import { Howler } from 'howler/dist/howler.core.min.js';
import { isApple } from './sound-format';
import type { SoundOutput } from './sound.types';

/** Time within which a browser resumes audio after a touch, if it allows it. */
const RESUME_TIMEOUT_MS = 700;

declare global {
  interface Navigator {
    /** iOS only; without 'playback', the silent switch mutes the page. */
    audioSession?: { type: string };
  }
}

const getState = (context: AudioContext) => context.state as string;

/** Web Audio output for howler. Decision 20 explains why howler's own unlock is disabled. */
export function createAudioOutput(): SoundOutput {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  let context: AudioContext | undefined;

  function openContext(): AudioContext {
    // The first call makes howler create its AudioContext.
    Howler.volume();
    if (navigator.audioSession !== undefined) navigator.audioSession.type = 'playback';
    if (isApple(navigator.vendor)) document.addEventListener('visibilitychange', restartAudio);
    return Howler.ctx;
  }

  /** On iOS, audio may report running but stay silent after another app was used; suspend and resume fixes it. */
  function restartAudio(): void {
    if (document.visibilityState !== 'visible') return;
    void context?.suspend().then(() => context?.resume());
  }

  return {
    isRunning: () => context !== undefined && getState(context) === 'running',
    async resume() {
      context ??= openContext();
      if (getState(context) !== 'running') await Promise.race([tryResume(context), delay(RESUME_TIMEOUT_MS)]);
      const isRunning = getState(context) === 'running';
      // Howler tracks the state itself and would wait for a resume that has already happened.
      if (isRunning) Object.assign(Howler, { state: 'running' });
      return isRunning;
    },
  };
}

/** Resume is rejected during a phone call; the next touch retries. */
const tryResume = (context: AudioContext) => context.resume().catch(() => undefined);

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
