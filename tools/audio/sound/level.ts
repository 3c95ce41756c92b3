import { measureLoudness } from './loudness.ts';
import { toAmplitude, samplesIn } from './sound.ts';
import type { Sound } from './sound.ts';

/** Peaks are left this far below full scale, in decibels: a lossy codec adds some. */
const PEAK_LIMIT = -3;
/** How early a limited peak begins to be turned down, and how late it ends. */
const EASE_MS = 3;

/** Turns down the moments around peaks, and nothing else: one loud click does not make the whole word soft. */
export function limited({ rate, samples }: Sound, ceiling = toAmplitude(PEAK_LIMIT)): Sound {
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

/** As loud as is asked for, in LUFS, and nowhere near full scale; silence stays silence. */
export function levelled(sound: Sound, loudness: number): Sound {
  const gain = toAmplitude(loudness - measureLoudness(sound));
  if (!Number.isFinite(gain)) return sound;
  return limited({ ...sound, samples: sound.samples.map((sample) => sample * gain) });
}
