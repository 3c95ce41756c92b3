// Loudness according to ITU-R BS.1770 (EBU R128) on blocks of 100 ms, because the standard's 400 ms exceed most words.
import { toSampleCount } from './sound.ts';
import type { Sound } from './sound.ts';

type Biquad = { b: [number, number, number]; a: [number, number] };

/** K-weighting of the standard for any sample rate: a 4 dB high shelf at 1.7 kHz, then a high-pass. */
function buildKWeighting(rate: number): Biquad[] {
  const shelvingK = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [vh, vb, q] = [
    10 ** (3.999843853973347 / 20),
    10 ** ((3.999843853973347 * 0.4996667741545416) / 20),
    0.7071752369554196,
  ];
  const shelvingNorm = 1 + shelvingK / q + shelvingK ** 2;
  const passK = Math.tan((Math.PI * 38.13547087602444) / rate);
  const passQ = 0.5003270373238773;
  const passNorm = 1 + passK / passQ + passK ** 2;
  return [
    {
      b: [
        (vh + (vb * shelvingK) / q + shelvingK ** 2) / shelvingNorm,
        (2 * (shelvingK ** 2 - vh)) / shelvingNorm,
        (vh - (vb * shelvingK) / q + shelvingK ** 2) / shelvingNorm,
      ],
      a: [(2 * (shelvingK ** 2 - 1)) / shelvingNorm, (1 - shelvingK / q + shelvingK ** 2) / shelvingNorm],
    },
    { b: [1, -2, 1], a: [(2 * (passK ** 2 - 1)) / passNorm, (1 - passK / passQ + passK ** 2) / passNorm] },
  ];
}

/** Two Butterworth low-passes, so that inaudible sound does not count. */
function buildHearingFilters(rate: number, limit: number): Biquad[] {
  if (limit * 2.2 > rate) return [];
  const k = Math.tan((Math.PI * limit) / rate);
  const q = Math.SQRT1_2;
  const norm = 1 / (1 + k / q + k ** 2);
  const lowPass: Biquad = {
    b: [k ** 2 * norm, 2 * k ** 2 * norm, k ** 2 * norm],
    a: [2 * (k ** 2 - 1) * norm, (1 - k / q + k ** 2) * norm],
  };
  return [lowPass, lowPass];
}

function applyFilter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Limit of hearing of most adults, in Hz. */
const HEARING_LIMIT = 16_000;
const BLOCK_MS = 100;
const STEP_MS = 25;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(power);
const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function computeBlockPowers(samples: Float32Array, rate: number): number[] {
  const block = Math.min(samples.length, toSampleCount(BLOCK_MS, rate));
  const step = toSampleCount(STEP_MS, rate);
  const count = Math.floor((samples.length - block) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const samplesOfBlock = samples.subarray(index * step, index * step + block);
    return samplesOfBlock.reduce((sum, sample) => sum + sample ** 2, 0) / block;
  });
}

/** Gated loudness in LUFS; silence and much quieter parts do not count. */
export function measureLoudness({ rate, samples }: Sound): number {
  const weighted = [...buildKWeighting(rate), ...buildHearingFilters(rate, HEARING_LIMIT)].reduce(
    applyFilter,
    samples,
  );
  const powers = computeBlockPowers(weighted, rate).filter((power) => toLoudness(power) > ABSOLUTE_GATE);
  if (powers.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLoudness(computeMean(powers)) + RELATIVE_GATE;
  return toLoudness(computeMean(powers.filter((power) => toLoudness(power) > gate)));
}
