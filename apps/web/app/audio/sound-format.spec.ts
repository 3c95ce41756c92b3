import { describe, expect, it } from 'vitest';
import { chooseSoundFormat } from './sound-format';

const chromium = { vendor: 'Google Inc.', canPlay: () => true };

describe('sound format', () => {
  it.each([10, 15, 20, 30, 40] as const)('uses Ogg for set %i where supported, and MP3 in Safari', (set) => {
    expect(chooseSoundFormat(set, chromium)).toBe('ogg');
    expect(chooseSoundFormat(set, { ...chromium, vendor: 'Apple Computer, Inc.' })).toBe('mp3');
  });

  it('uses MP3 when the codec of the set is unsupported', () => {
    const withoutOpus = { vendor: '', canPlay: (codec: string) => codec === 'ogg' };

    expect(chooseSoundFormat(20, withoutOpus)).toBe('mp3');
    expect(chooseSoundFormat(30, withoutOpus)).toBe('ogg');
  });
});
