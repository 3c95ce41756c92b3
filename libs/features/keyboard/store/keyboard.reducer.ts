import { EMPTY_DELTA, isFull, USUAL_KEYBOARD, withoutSign, withSign } from '@paniscus/domain/keyboard';
import type { SavedKeyboard, LexigramKey, Sentence } from '@paniscus/domain/keyboard';
import { findLexigram } from '@paniscus/lexigrams';
import type { KeyboardNote, KeyboardView } from '../keyboard.types';

export type KeyboardEvent =
  | { kind: 'pressed'; key: LexigramKey; isNewSentence: boolean }
  | { kind: 'removed'; place: number }
  | { kind: 'cleared' }
  | { kind: 'sentence-set'; sentence: Sentence }
  | { kind: 'play-began' }
  | { kind: 'play-moved'; place: number | null }
  /** Playback of Period has finished. */
  | { kind: 'said' }
  | { kind: 'saved-keyboard-changed'; saved: Partial<SavedKeyboard>; text?: string }
  | { kind: 'noted'; note: KeyboardNote | null }
  | { kind: 'announced'; text: string };

export const FIRST_VIEW: KeyboardView = {
  ...USUAL_KEYBOARD,
  delta: EMPTY_DELTA,
  sentence: [],
  soundingPlace: null,
  pressedKey: null,
  note: null,
  announcement: { text: '', sequence: 0 },
};

export const getWord = (key: LexigramKey): string => findLexigram(key)?.word ?? key;

const getSaying = (note: KeyboardNote): string => {
  switch (note.name) {
    case 'full':
      return 'The sentence is full. Period plays it and clears it.';
    case 'empty':
      return 'The sentence is empty. Press a sign first.';
    case 'cleared':
      return 'Sentence cleared.';
    case 'top-key':
      return 'Hold Alt or Meta while you press a top key to choose a sound, or choose one under Sound.';
    case 'shared':
      return 'This is the sentence of the link. Replay plays it.';
    case 'unknown-words':
      return `The link held words that are not on the board: ${note.words.join(', ')}.`;
  }
};

const withSpeech = (view: KeyboardView, text: string): KeyboardView => ({
  ...view,
  announcement: { text, sequence: view.announcement.sequence + 1 },
});

const noting = (view: KeyboardView, note: KeyboardNote): KeyboardView =>
  withSpeech({ ...view, note }, getSaying(note));

function pressed(view: KeyboardView, key: LexigramKey, isNewSentence: boolean): KeyboardView {
  const before = isNewSentence ? [] : view.sentence;
  const next = { ...view, pressedKey: key, soundingPlace: null };
  if (isFull(before)) return noting(next, { name: 'full' });
  const sentence = withSign(before, key);
  return withSpeech({ ...next, sentence, note: null }, `${getWord(key)}, ${sentence.length} of 8`);
}

function removed(view: KeyboardView, place: number): KeyboardView {
  const key = view.sentence[place];
  if (key === undefined) return noting(view, { name: 'empty' });
  const sentence = withoutSign(view.sentence, place);
  return withSpeech({ ...view, sentence, note: null, soundingPlace: null }, `${getWord(key)} removed`);
}

function cleared(view: KeyboardView): KeyboardView {
  if (view.sentence.length === 0) return noting(view, { name: 'empty' });
  const note: KeyboardNote = { name: 'cleared', sentence: view.sentence };
  return noting({ ...view, sentence: [], soundingPlace: null }, note);
}

const speechText = (view: KeyboardView): KeyboardView =>
  withSpeech({ ...view, sentence: [], soundingPlace: null }, 'Said. The sentence is empty.');

/** Reducer of the visible state. Pure: plays no sound and saves nothing. */
export function keyboardAfter(view: KeyboardView, event: KeyboardEvent): KeyboardView {
  switch (event.kind) {
    case 'pressed':
      return pressed(view, event.key, event.isNewSentence);
    case 'removed':
      return removed(view, event.place);
    case 'cleared':
      return cleared(view);
    case 'sentence-set':
      return withSpeech(
        { ...view, sentence: event.sentence, note: null, soundingPlace: null },
        `Your sentence: ${event.sentence.map(getWord).join(' ')}`,
      );
    case 'play-began':
      return { ...view, note: null };
    case 'play-moved':
      return { ...view, soundingPlace: event.place };
    case 'said':
      return speechText(view);
    case 'saved-keyboard-changed': {
      const next = { ...view, ...event.saved };
      return event.text === undefined ? next : withSpeech({ ...next, note: null }, event.text);
    }
    case 'noted':
      return event.note === null ? { ...view, note: null } : noting(view, event.note);
    case 'announced':
      return withSpeech(view, event.text);
  }
}
