/** Longest recording of a word, in seconds. */
export const MAX_RECORDING_S = 10;

/** Sample rate of stored recordings, in Hz: enough for speech. */
export const RECORDING_RATE = 22_050;

/** Length of the pieces whose loudness is compared, in seconds. */
const PIECE_S = 0.02;
/** Silence that remains before and after the word, in seconds. */
const MARGIN_S = 0.08;
/** A piece is part of the word when it is louder than this share of the loudest one. */
const SPEECH_SHARE = 0.08;
/** Below this loudness (root mean square, full scale is 1) there is only the noise of the microphone. */
const NOISE_RMS = 0.004;
/** Loudness that all recordings are brought to. */
const TARGET_RMS = 0.12;
const MAX_PEAK = 0.95;

const computeRms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** The recording without the silence around the word; empty when nothing was said. */
export function trimSilence(samples: Float32Array, rate: number): Float32Array {
  const length = Math.max(1, Math.round(rate * PIECE_S));
  const pieces = Array.from({ length: Math.ceil(samples.length / length) }, (_, index) =>
    computeRms(samples.subarray(index * length, (index + 1) * length)),
  );
  const loudest = pieces.reduce((highest, rms) => Math.max(highest, rms), 0);
  if (loudest < NOISE_RMS) return new Float32Array();
  const isSpeech = (rms: number) => rms >= Math.max(NOISE_RMS, loudest * SPEECH_SHARE);
  const margin = Math.round(rate * MARGIN_S);
  const start = pieces.findIndex(isSpeech) * length - margin;
  const end = (pieces.findLastIndex(isSpeech) + 1) * length + margin;
  return samples.slice(Math.max(0, start), Math.min(samples.length, end));
}

/** The recording at the loudness of all others, without clipping. */
export function levelRecording(samples: Float32Array): Float32Array {
  const rms = computeRms(samples);
  if (rms === 0) return samples;
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  const gain = Math.min(TARGET_RMS / rms, MAX_PEAK / peak);
  return samples.map((sample) => sample * gain);
}

const HEADER_BYTES = 44;

const toCode = (character: string) => character.charCodeAt(0);

/** A WAV file with one channel of 16-bit samples. */
export function encodeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const writeText = (offset: number, text: string) => bytes.set(Uint8Array.from(text, toCode), offset);
  writeText(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => {
    const level = Math.min(1, Math.max(-1, sample));
    view.setInt16(HEADER_BYTES + index * 2, Math.round(level * 0x7fff), true);
  });
  return bytes;
}
