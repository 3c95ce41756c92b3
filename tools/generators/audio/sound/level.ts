import { measureLoudness } from './loudness.ts';
import { toAmplitude, samplesIn } from './sound.ts';
import type { Sound } from './sound.ts';

/** Maximum peak in dBFS; lossy codecs add some. */
const PEAK_LIMIT = -3;
/** Attack and release time of the limiter. */
const EASE_MS = 3;

/** Limits peaks locally, so that a single click does not lower the whole word. */
function limited({ rate, samples }: Sound, ceiling = toAmplitude(PEAK_LIMIT)): Sound {
  const ease = samplesIn(EASE_MS, rate);
  const gains = new Float32Array(samples.length).fill(1);
  for (const [at, sample] of samples.entries()) {
    const excess = 1 - ceiling / Math.abs(sample);
    if (excess <= 0) continue;
    for (let near = Math.max(0, at - ease); near < Math.min(samples.length, at + ease); near += 1) {
      const eased = 1 - excess * (0.5 + 0.5 * Math.cos((Math.PI * (near - at)) / ease));
      gains[near] = Math.min(gains[near] ?? 1, eased);
    }
  }
  return { rate, samples: samples.map((sample, at) => sample * (gains[at] ?? 1)) };
}

/** Normalizes to a loudness in LUFS and limits peaks; silence stays silent. */
export function levelled(sound: Sound, loudness: number): Sound {
  const gain = toAmplitude(loudness - measureLoudness(sound));
  if (!Number.isFinite(gain)) return sound;
  return limited({ ...sound, samples: sound.samples.map((sample) => sample * gain) });
}
