// WAV files: 16 bit for encoders, floating point between programs.
import type { Sound } from './sound.ts';

const PCM = 1;
const FLOAT = 3;
/** WAVE_FORMAT_EXTENSIBLE: the actual format code follows later in the chunk. */
const EXTENSIBLE = 0xff_fe;

type Chunks = Map<string, Buffer>;

function parseChunks(file: Buffer): Chunks {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV file');
  const chunks: Chunks = new Map();
  for (let offset = 12; offset + 8 <= file.length;) {
    const size = file.readUInt32LE(offset + 4);
    chunks.set(file.toString('latin1', offset, offset + 4), file.subarray(offset + 8, offset + 8 + size));
    offset += 8 + size + (size % 2);
  }
  return chunks;
}

function parseFormat(format: Buffer) {
  const tag = format.readUInt16LE(0);
  return {
    encoding: tag === EXTENSIBLE ? format.readUInt16LE(24) : tag,
    channels: format.readUInt16LE(2),
    rate: format.readUInt32LE(4),
    bits: format.readUInt16LE(14),
  };
}

type ReadSample = (data: Buffer, at: number) => number;

/** Sample readers by encoding and bit depth. */
const READERS: Record<string, ReadSample> = {
  [`${PCM}/16`]: (data, at) => data.readInt16LE(at) / 2 ** 15,
  [`${PCM}/24`]: (data, at) => data.readIntLE(at, 3) / 2 ** 23,
  [`${FLOAT}/32`]: (data, at) => data.readFloatLE(at),
};

/** Parses a WAV file and mixes it down to one channel. */
export function readWave(file: Buffer): Sound {
  const chunks = parseChunks(file);
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || !data) throw new Error('WAV file without format or data chunk');
  const { encoding, channels, rate, bits } = parseFormat(format);
  const read = READERS[`${encoding}/${bits}`];
  if (!read) throw new Error(`unsupported WAV file: ${bits} bits in format ${encoding}`);
  const bytes = bits / 8;
  const samples = new Float32Array(Math.floor(data.length / bytes / channels));
  for (let index = 0; index < samples.length * channels; index += 1) {
    const frame = Math.floor(index / channels);
    samples[frame] = (samples[frame] ?? 0) + read(data, index * bytes) / channels;
  }
  return { rate, samples };
}

function addHeader(rate: number, encoding: number, bits: number, data: Buffer): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(encoding, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE((rate * bits) / 8, 28);
  header.writeUInt16LE(bits / 8, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** Encodes 16-bit WAV, the input of encoders. */
export function encodeWave({ rate, samples }: Sound): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) =>
    data.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), index * 2),
  );
  return addHeader(rate, PCM, 16, data);
}

/** Encodes floating-point WAV, which passes samples on without rounding or clipping. */
export function encodeFloatWave({ rate, samples }: Sound): Buffer {
  const data = Buffer.alloc(samples.length * 4);
  samples.forEach((sample, index) => data.writeFloatLE(sample, index * 4));
  return addHeader(rate, FLOAT, 32, data);
}
