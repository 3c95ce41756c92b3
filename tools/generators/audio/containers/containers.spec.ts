import { describe, expect, it } from 'vitest';
import { CHIRP_FILE, readAudioFile } from '../files/audio-files.ts';
import { readMp3 } from './mp3.ts';
import { readOgg } from './ogg.ts';

const opus = readAudioFile('10/alpha/kanzi.ogg');
const mp3 = readAudioFile(CHIRP_FILE);

describe('audio container parsers', () => {
  it('return the duration without encoder delay and padding', () => {
    expect(readMp3(mp3)).toMatchObject({ codec: 'mp3', channels: 1 });
    expect(readMp3(mp3).durationMs).toBeCloseTo(180, 0);
    expect(readOgg(opus)).toMatchObject({ codec: 'opus', channels: 1, rate: 48_000 });
  });

  it('reject a truncated file', () => {
    expect(() => readMp3(mp3.subarray(0, -1))).toThrow('truncated');
    expect(() => readOgg(opus.subarray(0, -1))).toThrow('truncated');
  });

  it('reject another file format', () => {
    expect(() => readMp3(opus)).toThrow('no MP3 frame at byte 0');
    expect(() => readOgg(mp3)).toThrow('no Ogg page at byte 0');
  });

  it('reject MP3 without encoder delay information', () => {
    const tag = mp3.indexOf('Info', 0, 'latin1') < 0 ? 'Xing' : 'Info';
    const untagged = Buffer.from(mp3);
    untagged.write('None', untagged.indexOf(tag, 0, 'latin1'), 'latin1');

    expect(() => readMp3(untagged)).toThrow('without encoder delay');
  });
});
