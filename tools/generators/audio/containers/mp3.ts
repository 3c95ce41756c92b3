import type { Heading } from './ogg.ts';

/** Bit rates in kbit/s by header index: MPEG-1 and MPEG-2, layer III. */
const KILOBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = { 1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] } as const;
const SAMPLES = { 1: 1152, 2: 576 } as const;
/** Offset of encoder delay and padding in the LAME tag. */
const DELAY_AT = 141;

type Frame = { rate: number; channels: number; samples: number; bytes: number };

function frameAt(file: Buffer, at: number): Frame {
  const header = file.readUInt32BE(at);
  if (header >>> 21 !== 0x7_ff) throw new Error(`no MP3 frame at byte ${at}`);
  const version = (header >>> 19) & 3 ? (((header >>> 19) & 3) === 3 ? 1 : 2) : undefined;
  const layer = (header >>> 17) & 3;
  const kilobits = version && KILOBITS[version][(header >>> 12) & 15];
  const rate = version && RATES[version][(header >>> 10) & 3];
  if (layer !== 1 || !kilobits || !rate) throw new Error(`an MP3 frame of another kind at byte ${at}`);
  const samples = SAMPLES[version];
  const padding = (header >>> 9) & 1;
  const bytes = Math.floor(((samples / 8) * kilobits * 1000) / rate) + padding;
  return { rate, channels: ((header >>> 6) & 3) === 3 ? 1 : 2, samples, bytes };
}

/** Encoder delay and padding in samples, from the tag in the first frame, which contains no sound. */
function getSilence(first: Buffer): number {
  const mark = Math.max(first.indexOf('Xing', 0, 'latin1'), first.indexOf('Info', 0, 'latin1'));
  if (mark < 0) throw new Error('nothing tells how much of the MP3 is sound');
  const packed = first.readUIntBE(mark + DELAY_AT, 3);
  return (packed >>> 12) + (packed & 0xf_ff);
}

/** Parses an MP3 file frame by frame; throws when it is truncated. */
export function readMp3(file: Buffer): Heading {
  const first = frameAt(file, 0);
  let samples = -getSilence(file.subarray(0, first.bytes));
  for (let at = first.bytes; at < file.length;) {
    const { bytes, ...frame } = frameAt(file, at);
    samples += frame.samples;
    at += bytes;
    if (at > file.length) throw new Error('the last MP3 frame is cut off');
  }
  return { codec: 'mp3', rate: first.rate, channels: first.channels, ms: (samples / first.rate) * 1000 };
}
