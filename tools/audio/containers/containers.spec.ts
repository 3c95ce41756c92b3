import { describe, expect, it } from 'vitest';
import { CHIRP, readAudio } from '../files/shelf.ts';
import { readMp3 } from './mp3.ts';
import { readOgg } from './ogg.ts';

const opus = readAudio('10/alpha/kanzi.ogg');
const mp3 = readAudio(CHIRP);

describe('the readers of sound files', () => {
  it('tell how long a file sounds, without what the encoder put before and after', () => {
    expect(readMp3(mp3)).toMatchObject({ codec: 'mp3', channels: 1 });
    expect(readMp3(mp3).ms).toBeCloseTo(180, 0);
    expect(readOgg(opus)).toMatchObject({ codec: 'opus', channels: 1, rate: 48_000 });
  });

  it('refuse a file that is cut off', () => {
    expect(() => readMp3(mp3.subarray(0, -1))).toThrow('cut off');
    expect(() => readOgg(opus.subarray(0, -1))).toThrow('cut off');
  });

  it('refuse a file of another kind', () => {
    expect(() => readMp3(opus)).toThrow('no MP3 frame at byte 0');
    expect(() => readOgg(mp3)).toThrow('no Ogg page at byte 0');
  });

  it('refuse MP3 that does not say where its sound begins', () => {
    const mark = mp3.indexOf('Info', 0, 'latin1') < 0 ? 'Xing' : 'Info';
    const unmarked = Buffer.from(mp3);
    unmarked.write('None', unmarked.indexOf(mark, 0, 'latin1'), 'latin1');

    expect(() => readMp3(unmarked)).toThrow('how much of the MP3 is sound');
  });
});
