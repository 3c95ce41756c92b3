import { measureLoudness } from './loudness.ts';
import { toAmplitude, toSampleCount } from './sound.ts';
import type { Sound } from './sound.ts';

/** Maximum peak in dBFS; lossy codecs add some. */
const PEAK_LIMIT = -3;
/** Attack and release time of the limiter. */
const RAMP_MS = 3;

/** Limits peaks locally, so that a single click does not lower the whole word. */
function limitPeaks({ rate, samples }: Sound, ceiling = toAmplitude(PEAK_LIMIT)): Sound {
  const ramp = toSampleCount(RAMP_MS, rate);
  const gains = new Float32Array(samples.length).fill(1);
  for (const [index, sample] of samples.entries()) {
    const excess = 1 - ceiling / Math.abs(sample);
    if (excess <= 0) continue;
    for (
      let neighbor = Math.max(0, index - ramp);
      neighbor < Math.min(samples.length, index + ramp);
      neighbor += 1
    ) {
      const gain = 1 - excess * (0.5 + 0.5 * Math.cos((Math.PI * (neighbor - index)) / ramp));
      gains[neighbor] = Math.min(gains[neighbor] ?? 1, gain);
    }
  }
  return { rate, samples: samples.map((sample, index) => sample * (gains[index] ?? 1)) };
}

/** Normalizes to a loudness in LUFS and limits peaks; silence stays silent. */
export function normalizeLoudness(sound: Sound, loudness: number): Sound {
  const gain = toAmplitude(loudness - measureLoudness(sound));
  if (!Number.isFinite(gain)) return sound;
  return limitPeaks({ ...sound, samples: sound.samples.map((sample) => sample * gain) });
}
