import { describe, expect, it } from 'vitest';
import { formatFor } from './format';

const siteScript = { vendor: 'Google Inc.', canPlay: () => true };

describe('the format of the sounds', () => {
  it.each([10, 15, 20, 30, 40] as const)('of set %i is Ogg where it is played, MP3 in Safari', (set) => {
    expect(formatFor(set, siteScript)).toBe('ogg');
    expect(formatFor(set, { ...siteScript, vendor: 'Apple Computer, Inc.' })).toBe('mp3');
  });

  it('is MP3 where the codec of the set is not known', () => {
    const withoutOpus = { vendor: '', canPlay: (codec: string) => codec === 'ogg' };

    expect(formatFor(20, withoutOpus)).toBe('mp3');
    expect(formatFor(30, withoutOpus)).toBe('ogg');
  });
});
