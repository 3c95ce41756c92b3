import type { LexigramKey, OwnWord, OwnWords } from '@paniscus/domain/keyboard';
import { addOwnWords, canSpeak, findOwnWord, speakText } from '@paniscus/features/keyboard';
import { Howl } from 'howler/dist/howler.core.min.js';
import { readSavedKeyboard } from '../storage/keyboard/saved-keyboard';
import type { LoadedSound } from './sound.types';

/** Time that a silent word takes in a sentence, in milliseconds. */
const SILENCE_MS = 600;
/** Maximum number of decoded recordings in memory. */
const MAX_RECORDINGS = 32;

const createSpeech = ({ word, spoken = word, lang }: OwnWord): LoadedSound => ({
  start: (onEnd) => speakText(spoken, readSavedKeyboard().settings, onEnd, lang),
  unload: () => undefined,
});

const silence: LoadedSound = {
  start(onEnd) {
    const timer = setTimeout(onEnd, SILENCE_MS);
    return () => clearTimeout(timer);
  },
  unload: () => undefined,
};

function createRecording(recording: string): Promise<LoadedSound> {
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src: recording,
      onload: () =>
        resolve({
          start(onEnd) {
            const id = howl.play();
            howl.once('end', onEnd, id);
            return () => {
              howl.off('end', undefined, id);
              howl.stop(id);
            };
          },
          unload: () => howl.unload(),
        }),
      onloaderror: (_, reason) => reject(new Error(String(reason))),
    });
  });
}

type DecodedRecording = { word: OwnWord; sound: Promise<LoadedSound> };

/** Decoded recordings, the latest last, so that a repeated press speaks at once. */
const decoded = new Map<LexigramKey, DecodedRecording>();

function loadRecording(word: OwnWord, recording: string): Promise<LoadedSound> {
  const existing = decoded.get(word.key);
  decoded.delete(word.key);
  // A word that was edited since is another object.
  const entry = existing?.word === word ? existing : { word, sound: createRecording(recording) };
  decoded.set(word.key, entry);
  entry.sound.catch(() => decoded.delete(word.key));
  const [oldest] = decoded.keys();
  if (decoded.size > MAX_RECORDINGS && oldest !== undefined) decoded.delete(oldest);
  return entry.sound;
}

/** The sound of a custom word: its recording, or else the device's voice, or silence. */
export async function loadOwnSound(key: LexigramKey): Promise<LoadedSound> {
  const word = findOwnWord(key);
  if (word === undefined) throw new Error(`${key} is not one of the visitor's words.`);
  if (word.isSilent === true) return silence;
  if (word.recording !== undefined) return loadRecording(word, word.recording);
  if (!(await canSpeak(readSavedKeyboard().settings, word.lang)))
    throw new Error('The device has no voice that may be used.');
  return createSpeech(word);
}

/** Loads the visitor's words, so that their sounds are found. */
export async function loadOwnWords(): Promise<OwnWords> {
  const { keyboardStorage } = await import('../storage/keyboard/keyboard-storage');
  const { words } = await keyboardStorage.loadOwnWords();
  addOwnWords(words);
  return new Map(words.map((word) => [word.key, word]));
}
