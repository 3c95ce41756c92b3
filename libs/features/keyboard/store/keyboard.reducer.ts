import { isFull, DEFAULT_KEYBOARD, withoutSign, withSign } from '@paniscus/domain/keyboard';
import type { LexigramKey, OwnBoardId, SavedKeyboard, Sentence } from '@paniscus/domain/keyboard';
import type { KeyboardNote, KeyboardView } from '../keyboard.types';
import { describeNote } from './describe-note';
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

const withAnnouncement = (view: KeyboardView, text: string): KeyboardView => ({
  ...view,
  announcement: { text, sequence: view.announcement.sequence + 1 },
});

const withNote = (view: KeyboardView, note: KeyboardNote): KeyboardView =>
  withAnnouncement({ ...view, note }, describeNote(note));

/** The view without the highlight of a sentence that is spoken no longer. */
const withoutPlayback = (view: KeyboardView): KeyboardView => ({ ...view, spoken: null, playingIndex: null });

/** The list without values that are gone; the same list when all are there. */
const withoutGone = <T>(list: readonly T[], isGone: (value: T) => boolean): readonly T[] =>
  list.some(isGone) ? list.filter((value) => !isGone(value)) : list;

/** Words and boards may have been deleted in another tab, whose sentence and open boards are its own. */
function refreshOwnWords(view: KeyboardView): KeyboardView {
  const [ownWords, ownBoards] = [getOwnWords(), getOwnBoards()];
  if (ownWords === view.ownWords && ownBoards === view.ownBoards) return view;
  const hasBoard = (boards: KeyboardView['ownBoards'], id: OwnBoardId) =>
    boards.some((board) => board.id === id);
  return {
    ...view,
    ownWords,
    ownBoards,
    sentence: withoutGone(view.sentence, (key) => view.ownWords.has(key) && !ownWords.has(key)),
    path: withoutGone(view.path, (id) => hasBoard(view.ownBoards, id) && !hasBoard(ownBoards, id)),
  };
}

type PressedEvent = Extract<KeyboardEvent, { kind: 'pressed' }>;

function pressKey(view: KeyboardView, { key, isNewSentence, isSpeaking }: PressedEvent): KeyboardView {
  const before = isNewSentence ? [] : view.sentence;
  const spoken = isNewSentence ? view.sentence : view.spoken;
  const next = { ...(isSpeaking ? { ...view, spoken } : withoutPlayback(view)), pressedKey: key };
  if (isFull(before)) return withNote(next, { name: 'full' });
  const sentence = withSign(before, key);
  return withAnnouncement({ ...next, sentence, note: null }, `${getWord(key)}, ${sentence.length} of 8`);
}

/** A second press on Clear leaves the way back. */
const withEmptyNote = (view: KeyboardView): KeyboardView =>
  view.note?.name === 'cleared' ? view : withNote(view, { name: 'empty' });

function removeSign(view: KeyboardView, index: number, isSpeaking: boolean): KeyboardView {
  const key = view.sentence[index];
  if (key === undefined) return withEmptyNote(view);
  const sentence = withoutSign(view.sentence, index);
  const next = isSpeaking ? view : withoutPlayback(view);
  return withAnnouncement({ ...next, sentence, note: null }, `${getWord(key)} removed`);
}

function clearSentence(view: KeyboardView): KeyboardView {
  if (view.sentence.length === 0) return withEmptyNote(view);
  const note: KeyboardNote = { name: 'cleared', sentence: view.sentence };
  return withNote({ ...withoutPlayback(view), sentence: [] }, note);
}

const clearPlayed = (view: KeyboardView): KeyboardView =>
  withAnnouncement({ ...withoutPlayback(view), sentence: [] }, 'Sentence played. The sentence is now empty.');

/** Reducer of the visible state. Pure: plays no sound and saves nothing. */
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
