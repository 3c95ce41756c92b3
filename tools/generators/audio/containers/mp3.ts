import type { AudioInfo } from './ogg.ts';

/** Bit rates in kbit/s by MPEG version and header index, layer III. */
const BIT_RATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES = { 1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000] } as const;
const SAMPLES_PER_FRAME = { 1: 1152, 2: 576 } as const;
/** Offset of encoder delay and padding in the LAME tag. */
const DELAY_OFFSET = 141;

type Frame = { rate: number; channels: number; samples: number; bytes: number };

function parseFrame(file: Buffer, offset: number): Frame {
  const header = file.readUInt32BE(offset);
  if (header >>> 21 !== 0x7_ff) throw new Error(`no MP3 frame at byte ${offset}`);
  const version = (header >>> 19) & 3 ? (((header >>> 19) & 3) === 3 ? 1 : 2) : undefined;
  const layer = (header >>> 17) & 3;
  const bitRate = version && BIT_RATES[version][(header >>> 12) & 15];
  const rate = version && SAMPLE_RATES[version][(header >>> 10) & 3];
  if (layer !== 1 || !bitRate || !rate) throw new Error(`unsupported MP3 frame at byte ${offset}`);
  const samples = SAMPLES_PER_FRAME[version];
  const padding = (header >>> 9) & 1;
  const bytes = Math.floor(((samples / 8) * bitRate * 1000) / rate) + padding;
  return { rate, channels: ((header >>> 6) & 3) === 3 ? 1 : 2, samples, bytes };
}

/** Encoder delay and padding in samples, from the Xing or Info tag in the first frame, which contains no audio. */
function readPaddingSamples(first: Buffer): number {
  const tagOffset = Math.max(first.indexOf('Xing', 0, 'latin1'), first.indexOf('Info', 0, 'latin1'));
  if (tagOffset < 0) throw new Error('MP3 without encoder delay information');
  const packed = first.readUIntBE(tagOffset + DELAY_OFFSET, 3);
  return (packed >>> 12) + (packed & 0xf_ff);
}

/** Parses an MP3 file frame by frame; throws when it is truncated. */
export function readMp3(file: Buffer): AudioInfo {
  const first = parseFrame(file, 0);
  let samples = -readPaddingSamples(file.subarray(0, first.bytes));
  for (let offset = first.bytes; offset < file.length;) {
    const { bytes, ...frame } = parseFrame(file, offset);
    samples += frame.samples;
    offset += bytes;
    if (offset > file.length) throw new Error('truncated MP3: the last frame is incomplete');
  }
  return {
    codec: 'mp3',
    rate: first.rate,
    channels: first.channels,
    durationMs: (samples / first.rate) * 1000,
  };
}
