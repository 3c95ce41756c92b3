// Sound files without loss: 16 bits from and for programs, floating point between them.
import type { Sound } from './sound.ts';

const PCM = 1;
const FLOAT = 3;
/** The true format stands further on in the chunk. */
const EXTENSIBLE = 0xff_fe;

type Chunks = Map<string, Buffer>;

function chunksOf(file: Buffer): Chunks {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a wave file');
  const chunks: Chunks = new Map();
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  return chunks;
}

function formatOf(format: Buffer) {
  const tag = format.readUInt16LE(0);
  return {
    encoding: tag === EXTENSIBLE ? format.readUInt16LE(24) : tag,
    channels: format.readUInt16LE(2),
    rate: format.readUInt32LE(4),
    bits: format.readUInt16LE(14),
  };
}

/** Reads one channel of 16 bits or of floating point, which is all that our programs write. */
export function readWave(file: Buffer): Sound {
  const chunks = chunksOf(file);
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || !data) throw new Error('a wave file without its chunks');
  const { encoding, channels, rate, bits } = formatOf(format);
  if (channels !== 1) throw new Error(`${channels} channels where one is expected`);
  if (encoding === PCM && bits === 16)
    return {
      rate,
      samples: Float32Array.from({ length: data.length >> 1 }, (_, at) => data.readInt16LE(at * 2) / 32_768),
    };
  if (encoding === FLOAT && bits === 32)
    return {
      rate,
      samples: Float32Array.from({ length: data.length >> 2 }, (_, at) => data.readFloatLE(at * 4)),
    };
  throw new Error(`a wave file with ${bits} bits in format ${encoding}`);
}

function headed(rate: number, encoding: number, bits: number, data: Buffer): Buffer {
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

/** What encoders take: 16 bits. */
export function waveOf({ rate, samples }: Sound): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) =>
    data.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), at * 2),
  );
  return headed(rate, PCM, 16, data);
}

/** What goes from one program to the next: nothing is rounded or clipped. */
export function floatWaveOf({ rate, samples }: Sound): Buffer {
  const data = Buffer.alloc(samples.length * 4);
  samples.forEach((sample, at) => data.writeFloatLE(sample, at * 4));
  return headed(rate, FLOAT, 32, data);
}
