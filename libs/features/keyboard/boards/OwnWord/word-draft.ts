import { cleanLine } from '@paniscus/domain/text';
import { buildOwnKey } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import type { EditedWord, SoundKind, WordDraft } from './own-word.types';

function getSoundKind({ recording, isSilent }: OwnWord): SoundKind {
  if (isSilent === true) return 'silent';
  return recording === undefined ? 'voice' : 'recording';
}

export const toDraft = (edited: EditedWord): WordDraft => ({
  word: edited?.word ?? '',
  sound: edited === undefined ? 'voice' : getSoundKind(edited),
  spoken: edited?.spoken ?? '',
  recording: edited?.recording,
  picture: edited?.picture,
  alt: edited?.alt ?? '',
  color: edited?.color ?? '',
});

/** Whether anything was changed since the dialog was opened. */
export function isChanged(draft: WordDraft, edited: EditedWord): boolean {
  const before = toDraft(edited);
  return (Object.keys(before) as (keyof WordDraft)[]).some((name) => draft[name] !== before[name]);
}

/** The word to save: an edited word keeps its key, so that it changes on the board and in all sentences. */
export function toOwnWord(draft: WordDraft, edited: EditedWord): OwnWord {
  const { word, sound, picture, recording, color } = draft;
  const spoken = draft.spoken.trim();
  const alt = cleanLine(draft.alt);
  return {
    key: edited?.key ?? buildOwnKey(crypto.randomUUID()),
    word: cleanLine(word),
    ...(edited?.lang === undefined ? {} : { lang: edited.lang }),
    ...(spoken === '' ? {} : { spoken }),
    ...(picture === undefined ? {} : { picture, ...(alt === '' ? {} : { alt }) }),
    ...(sound === 'recording' && recording !== undefined ? { recording } : {}),
    ...(sound === 'silent' ? { isSilent: true } : {}),
    ...(edited?.opens === undefined ? {} : { opens: edited.opens }),
    ...(color === '' ? {} : { color }),
    ...(edited === undefined ? {} : { isEdited: true }),
  };
}
