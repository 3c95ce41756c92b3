import { isOwnKey } from '@paniscus/domain/keyboard';
import type { OwnWord } from '@paniscus/domain/keyboard';
import { describe, expect, it } from 'vitest';
import { toDraft, toOwnWord } from './word-draft';

const RECORDING = 'data:audio/wav;base64,UklGRg==';

describe('draft of a custom word', () => {
  it('becomes a word with a key of its own', () => {
    const draft = { ...toDraft(undefined), word: '  Grandma ' };

    const word = toOwnWord(draft, undefined);

    expect(word).toEqual({ key: word.key, word: 'Grandma' });
    expect(isOwnKey(word.key)).toBe(true);
    expect(toOwnWord(draft, undefined).key).not.toBe(word.key);
  });

  it('changes nothing of a word that was opened and saved, except that it counts as edited', () => {
    const word: OwnWord = {
      key: 'own-12345',
      word: 'Grandma',
      spoken: 'Gran',
      picture: 'data:image/webp;base64,UklGRg==',
      alt: 'A woman with gray hair',
      recording: RECORDING,
      color: 'rgb(1, 2, 3)',
    };

    expect(toOwnWord(toDraft(word), word)).toEqual({ ...word, isEdited: true });
  });

  it('loses the description of its picture with the picture', () => {
    const word: OwnWord = {
      key: 'own-12345',
      word: 'Grandma',
      picture: 'data:image/png;base64,',
      alt: 'Hair',
    };

    expect(toOwnWord({ ...toDraft(word), picture: undefined }, word)).not.toHaveProperty('alt');
  });

  it('loses its recording when it is to speak with the voice of the device or to be silent', () => {
    const word: OwnWord = { key: 'own-12345', word: 'Grandma', recording: RECORDING };

    expect(toOwnWord({ ...toDraft(word), sound: 'voice' }, word)).not.toHaveProperty('recording');
    expect(toOwnWord({ ...toDraft(word), sound: 'silent' }, word)).toMatchObject({ isSilent: true });
  });
});
