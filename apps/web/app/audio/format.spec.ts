import { describe, expect, it } from 'vitest';
import { formatFor } from './format';

const siteScript = { vendor: 'Google Inc.', canPlay: () => true };

describe('sound format', () => {
  it.each([10, 15, 20, 30, 40] as const)('is Ogg for set %i where supported, MP3 in Safari', (set) => {
    expect(formatFor(set, siteScript)).toBe('ogg');
    expect(formatFor(set, { ...siteScript, vendor: 'Apple Computer, Inc.' })).toBe('mp3');
  });

  it('is MP3 when the codec of the set is unsupported', () => {
    const withoutOpus = { vendor: '', canPlay: (codec: string) => codec === 'ogg' };

    expect(formatFor(20, withoutOpus)).toBe('mp3');
    expect(formatFor(30, withoutOpus)).toBe('ogg');
  });
});
