// Loudness according to ITU-R BS.1770 (EBU R128) on blocks of 100 ms, because the standard's 400 ms exceed most words.
import { samplesIn } from './sound.ts';
import type { Sound } from './sound.ts';

type Biquad = { b: [number, number, number]; a: [number, number] };

/** K-weighting of the standard for any sample rate: a 4 dB high shelf at 1.7 kHz, then a high-pass. */
function weighting(rate: number): Biquad[] {
  const shelving = Math.tan((Math.PI * 1681.974450955533) / rate);
  const [vh, vb, q] = [
    10 ** (3.999843853973347 / 20),
    10 ** ((3.999843853973347 * 0.4996667741545416) / 20),
    0.7071752369554196,
  ];
  const s0 = 1 + shelving / q + shelving ** 2;
  const pass = Math.tan((Math.PI * 38.13547087602444) / rate);
  const p = 0.5003270373238773;
  const p0 = 1 + pass / p + pass ** 2;
  return [
    {
      b: [
        (vh + (vb * shelving) / q + shelving ** 2) / s0,
        (2 * (shelving ** 2 - vh)) / s0,
        (vh - (vb * shelving) / q + shelving ** 2) / s0,
      ],
      a: [(2 * (shelving ** 2 - 1)) / s0, (1 - shelving / q + shelving ** 2) / s0],
    },
    { b: [1, -2, 1], a: [(2 * (pass ** 2 - 1)) / p0, (1 - pass / p + pass ** 2) / p0] },
  ];
}

/** Two Butterworth low-passes, so that inaudible sound does not count. */
function hearingFilters(rate: number, limit: number): Biquad[] {
  if (limit * 2.2 > rate) return [];
  const k = Math.tan((Math.PI * limit) / rate);
  const q = Math.SQRT1_2;
  const norm = 1 / (1 + k / q + k ** 2);
  const once: Biquad = {
    b: [k ** 2 * norm, 2 * k ** 2 * norm, k ** 2 * norm],
    a: [2 * (k ** 2 - 1) * norm, (1 - k / q + k ** 2) * norm],
  };
  return [once, once];
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
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

const loudnessOfPower = (power: number): number => -0.691 + 10 * Math.log10(power);
const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function computePowers(samples: Float32Array, rate: number): number[] {
  const block = Math.min(samples.length, samplesIn(BLOCK_MS, rate));
  const step = samplesIn(STEP_MS, rate);
  const count = Math.floor((samples.length - block) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(index * step, index * step + block);
    return part.reduce((sum, sample) => sum + sample ** 2, 0) / block;
  });
}

/** Gated loudness in LUFS; silence and much quieter parts do not count. */
export function measureLoudness({ rate, samples }: Sound): number {
  const weighted = [...weighting(rate), ...hearingFilters(rate, HEARING_LIMIT)].reduce(filtered, samples);
  const powers = computePowers(weighted, rate).filter((power) => loudnessOfPower(power) > ABSOLUTE_GATE);
  if (powers.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = loudnessOfPower(computeMean(powers)) + RELATIVE_GATE;
  return loudnessOfPower(computeMean(powers.filter((power) => loudnessOfPower(power) > gate)));
}
