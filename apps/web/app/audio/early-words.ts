import { hasEarlyKeys } from '@paniscus/islands/browser';
import { clipUrl } from '@paniscus/lexigrams';
import { chooseSoundFormat } from './sound-format';

/** A word of a key that was pressed before the keyboard is hydrated. */
type EarlyWord = { key: string; hasStarted: boolean; isCanceled: boolean };

declare global {
  interface Window {
    earlyWords?: EarlyWord[];
  }
}

const canPlay = (codec: string) => new Audio().canPlayType(`audio/ogg;codecs=${codec}`) !== '';

/** URL of a word on the board that the server renders: Alpha, in the original voice. */
const getUrl = (key: string) =>
  clipUrl({ panel: 'alpha', key }, 10, chooseSoundFormat(10, { vendor: navigator.vendor, canPlay }));

/**
 * Speaks the words of keys that are pressed before the keyboard is hydrated. The presses are replayed afterward; a word
 * that has sounded is not spoken again (`takeEarlyWord`).
 */
export function speakEarlyPresses(): void {
  let context: AudioContext | undefined;
  let playing: AudioBufferSourceNode | undefined;

  async function speak(key: string): Promise<void> {
    const word: EarlyWord = { key, hasStarted: false, isCanceled: false };
    (window.earlyWords ??= []).push(word);
    if (navigator.audioSession !== undefined) navigator.audioSession.type = 'playback';
    context ??= new AudioContext();
    void context.resume();
    const response = await fetch(getUrl(key), { priority: 'high' });
    const buffer = await context.decodeAudioData(await response.arrayBuffer());
    if (word.isCanceled || context.state !== 'running') return;
    playing?.stop();
    playing = new AudioBufferSourceNode(context, { buffer });
    playing.connect(context.destination);
    playing.start();
    word.hasStarted = true;
  }

  const onPress = ({ target, type, detail }: MouseEvent) => {
    // Some browsers allow sound only at the end of a touch.
    void context?.resume();
    // A click follows a pointer, unless a key made it; after other keys, that means another word.
    if (window.isReplayingPress === true || (type === 'click' && (detail > 0 || hasEarlyKeys()))) return;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
    if (document.querySelector('[data-island]:not([data-hydrated])') === null) {
      // From now on, every press is the keyboard's own.
      window.earlyWords = [];
      playing?.stop();
    } else if (button !== null) {
      // Without a sound, the replayed press speaks.
      speak(button.dataset['key'] ?? '').catch(() => undefined);
    }
  };
  // The browser scrolls or zooms instead.
  const onCancel = () => {
    const word = window.earlyWords?.pop();
    if (word !== undefined) word.isCanceled = true;
    playing?.stop();
  };
  addEventListener('pointercancel', onCancel, true);
  addEventListener('pointerdown', onPress, true);
  addEventListener('click', onPress, true);
}

/** Whether an early press has spoken the word; if it has not yet, it no longer will. */
export function takeEarlyWord(key: string): boolean {
  const words = window.earlyWords ?? [];
  const word = words.find((candidate) => candidate.key === key);
  if (word === undefined) return false;
  words.splice(words.indexOf(word), 1);
  word.isCanceled = true;
  return word.hasStarted;
}
