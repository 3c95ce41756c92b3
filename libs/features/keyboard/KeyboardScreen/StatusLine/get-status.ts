import type { LexigramKey, Sentence } from '@paniscus/domain/keyboard';
import type { KeyboardActions, KeyboardNote, KeyboardState, StorageProblem } from '../../keyboard.types';
import { findOwnWord, getWord } from '../../store/own-words';
import { storageProblems, WORDS_LOST } from '../../store/storage-problems.data';

type Status = {
  severity?: 'info' | 'warning' | 'error';
  text?: string;
  /** The words of the sentence, instead of a text. */
  subtitle?: string;
  action?: { label: string; onClick: () => void };
};

type StatusParams = {
  kind: KeyboardState['kind'];
  note: KeyboardNote | null;
  sentence: Sentence;
  spoken: Sentence | null;
  missingKeys: readonly LexigramKey[];
  storageProblem?: StorageProblem;
  actions: KeyboardActions;
};

function getNoteStatus(note: KeyboardNote, actions: KeyboardActions): Status {
  switch (note.name) {
    case 'full':
      return { severity: 'warning', text: 'The sentence is full. Period plays it and clears it.' };
    case 'empty':
      return { severity: 'info', text: 'The sentence is empty. Press a sign first.' };
    case 'cleared':
      return {
        severity: 'info',
        text: 'Sentence cleared.',
        action: { label: 'Undo', onClick: () => actions.setSentence(note.sentence) },
      };
    case 'top-key':
      return {
        severity: 'info',
        text: 'Hold Alt (or Meta) while you press One to Five, or choose a sound below those keys.',
      };
    case 'words-lost':
      return { severity: 'warning', text: WORDS_LOST };
    case 'shared':
      return { severity: 'info', text: 'This sentence came with the link. Press Replay to hear it.' };
    case 'unknown-words':
      return { severity: 'warning', text: `Not on any board: ${note.words.join(', ')}.` };
  }
}

/** “banana,” “juice” and “water” */
function quoteWords(words: readonly string[]): string {
  const last = words.slice(-2).map((word) => `“${word}”`);
  return [...words.slice(0, -2).map((word) => `“${word},”`), last.join(' and ')].join(' ');
}

/** Names the signs whose sounds are not saved on this device. */
export function describeMissing(missingKeys: readonly LexigramKey[]): string {
  if (missingKeys.length === 0) return 'You are offline, and these sounds are not saved on this device.';
  const words = quoteWords(missingKeys.map(getWord));
  return missingKeys.length === 1
    ? `You are offline, and the sound of ${words} is not saved on this device.`
    : `You are offline, and the sounds of ${words} are not saved on this device.`;
}

function needsVoice(key: LexigramKey): boolean {
  const word = findOwnWord(key);
  return word !== undefined && word.recording === undefined;
}

/** Names the words that only a voice could say; undefined when the sound of another one failed, too. */
export function describeVoiceless(failedKeys: readonly LexigramKey[]): string | undefined {
  if (failedKeys.length === 0 || !failedKeys.every(needsVoice)) return undefined;
  return `There is no voice for ${quoteWords(failedKeys.map(getWord))} on this device. Choose one in Settings, or record the word.`;
}

/** The most important message: a sound problem, then the note, then a storage problem, then the sentence, then a hint. */
export function getStatus(params: StatusParams): Status {
  const { kind, note, sentence, spoken, missingKeys, storageProblem, actions } = params;
  if (kind === 'blocked')
    return {
      severity: 'warning',
      text: 'The browser is blocking sound.',
      action: { label: 'Turn sound on', onClick: actions.turnSoundOn },
    };
  if (kind === 'failed') {
    const voiceless = describeVoiceless(missingKeys);
    if (voiceless !== undefined) return { severity: 'warning', text: voiceless };
    return {
      severity: 'error',
      text: 'The sounds could not be loaded.',
      action: { label: 'Try again', onClick: actions.retry },
    };
  }
  if (kind === 'missing')
    return {
      severity: 'warning',
      text: describeMissing(missingKeys),
      action: { label: 'Try again', onClick: actions.retry },
    };
  if (spoken !== null) return { severity: 'info', text: `Speaking: ${spoken.map(getWord).join(' ')}` };
  if (note !== null) return getNoteStatus(note, actions);
  if (storageProblem !== undefined) return { severity: 'warning', text: storageProblems[storageProblem] };
  if (kind === 'offline') return { severity: 'info', text: 'You are offline. Saved sounds still play.' };
  if (sentence.length > 0) return { subtitle: sentence.map(getWord).join(' ') };
  if (kind === 'loading') return { text: 'Some sounds are still loading. You can already use the keys.' };
  return { text: 'Press a sign to hear it. Press Period to hear the sentence.' };
}
