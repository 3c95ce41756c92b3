import { isFull, DEFAULT_KEYBOARD, withoutSign, withSign } from '@paniscus/domain/keyboard';
import type { SavedKeyboard, LexigramKey, Sentence } from '@paniscus/domain/keyboard';
import type { KeyboardNote, KeyboardView } from '../keyboard.types';
import { NOT_STORED, NOT_READ, WORDS_LOST } from './storage-notes.data';
import { getOwnBoards, getOwnWords, getWord } from './own-words';

export type KeyboardEvent =
  /** `isNewSentence` for the first sign after Period, while that sentence is still being spoken. */
  | { kind: 'pressed'; key: LexigramKey; isNewSentence: boolean; isSpeaking: boolean }
  | { kind: 'removed'; index: number; isSpeaking: boolean }
  | { kind: 'cleared' }
  | { kind: 'sentence-set'; sentence: Sentence }
  /** `spoken` for another sentence than the one that is shown. */
  | { kind: 'playback-started'; spoken: Sentence | null }
  | { kind: 'playback-moved'; index: number | null }
  /** Playback of Period has finished. */
  | { kind: 'playback-ended' }
  | { kind: 'saved-keyboard-changed'; saved: Partial<SavedKeyboard>; text?: string }
  | { kind: 'own-words-changed' }
  | { kind: 'noted'; note: KeyboardNote | null }
  | { kind: 'announced'; text: string };

export const INITIAL_VIEW: KeyboardView = {
  ...DEFAULT_KEYBOARD,
  ownWords: getOwnWords(),
  ownBoards: getOwnBoards(),
  spoken: null,
  playingIndex: null,
  pressedKey: null,
  note: null,
  missingKeys: [],
  announcement: { text: '', sequence: 0 },
};

const describeNote = (note: KeyboardNote): string => {
  switch (note.name) {
    case 'full':
      return 'The sentence is full. Period plays it and clears it.';
    case 'empty':
      return 'The sentence is empty. Press a sign first.';
    case 'cleared':
      return 'Sentence cleared.';
    case 'top-key':
      return 'Hold Alt or Meta while you press a top key to choose a sound, or choose one under Sound.';
    case 'not-saved':
      return 'Your own words could not be saved on this device. Export your board to keep them.';
    case 'not-stored':
      return NOT_STORED;
    case 'not-read':
      return NOT_READ;
    case 'words-lost':
      return WORDS_LOST;
    case 'shared':
      return 'This sentence came with the link. Press Replay to hear it.';
    case 'unknown-words':
      return `The link contained words that are not on the board: ${note.words.join(', ')}.`;
  }
};

const withAnnouncement = (view: KeyboardView, text: string): KeyboardView => ({
  ...view,
  announcement: { text, sequence: view.announcement.sequence + 1 },
});

const withNote = (view: KeyboardView, note: KeyboardNote): KeyboardView =>
  withAnnouncement({ ...view, note }, describeNote(note));

/** The view without the highlight of a sentence that is spoken no longer. */
const withoutPlayback = (view: KeyboardView): KeyboardView => ({ ...view, spoken: null, playingIndex: null });

type PressedEvent = Extract<KeyboardEvent, { kind: 'pressed' }>;

function pressKey(view: KeyboardView, { key, isNewSentence, isSpeaking }: PressedEvent): KeyboardView {
  const before = isNewSentence ? [] : view.sentence;
  const spoken = isNewSentence ? view.sentence : view.spoken;
  const next = { ...(isSpeaking ? { ...view, spoken } : withoutPlayback(view)), pressedKey: key };
  if (isFull(before)) return withNote(next, { name: 'full' });
  const sentence = withSign(before, key);
  return withAnnouncement({ ...next, sentence, note: null }, `${getWord(key)}, ${sentence.length} of 8`);
}

function removeSign(view: KeyboardView, index: number, isSpeaking: boolean): KeyboardView {
  const key = view.sentence[index];
  if (key === undefined) return withNote(view, { name: 'empty' });
  const sentence = withoutSign(view.sentence, index);
  const next = isSpeaking ? view : withoutPlayback(view);
  return withAnnouncement({ ...next, sentence, note: null }, `${getWord(key)} removed`);
}

function clearSentence(view: KeyboardView): KeyboardView {
  if (view.sentence.length === 0) return withNote(view, { name: 'empty' });
  const note: KeyboardNote = { name: 'cleared', sentence: view.sentence };
  return withNote({ ...withoutPlayback(view), sentence: [] }, note);
}

const clearPlayed = (view: KeyboardView): KeyboardView =>
  withAnnouncement({ ...withoutPlayback(view), sentence: [] }, 'Sentence played. The sentence is now empty.');

/** Reducer of the visible state. Pure: plays no sound and saves nothing. */
const refreshOwnWords = (view: KeyboardView): KeyboardView => {
  const [ownWords, ownBoards] = [getOwnWords(), getOwnBoards()];
  const isSame = ownWords === view.ownWords && ownBoards === view.ownBoards;
  return isSame ? view : { ...view, ownWords, ownBoards };
};

export function keyboardReducer(view: KeyboardView, event: KeyboardEvent): KeyboardView {
  switch (event.kind) {
    case 'pressed':
      return pressKey(view, event);
    case 'removed':
      return removeSign(view, event.index, event.isSpeaking);
    case 'cleared':
      return clearSentence(view);
    case 'sentence-set':
      return withAnnouncement(
        { ...withoutPlayback(view), sentence: event.sentence, note: null },
        `Your sentence: ${event.sentence.map(getWord).join(' ')}`,
      );
    case 'playback-started':
      return { ...view, note: null, spoken: event.spoken };
    case 'playback-moved':
      return event.index === null ? withoutPlayback(view) : { ...view, playingIndex: event.index };
    case 'playback-ended':
      return clearPlayed(view);
    case 'saved-keyboard-changed': {
      const next = { ...view, ...event.saved };
      return event.text === undefined ? next : withAnnouncement({ ...next, note: null }, event.text);
    }
    case 'own-words-changed':
      return refreshOwnWords(view);
    case 'noted':
      return event.note === null ? { ...view, note: null } : withNote(view, event.note);
    case 'announced':
      return withAnnouncement(view, event.text);
  }
}
