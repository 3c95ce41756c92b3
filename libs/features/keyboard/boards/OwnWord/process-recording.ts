import { encodeWav, levelRecording, RECORDING_RATE, trimSilence } from '@paniscus/domain/keyboard';

/** Decodes and resamples a recording to one channel. */
async function readSamples(recording: Blob): Promise<Float32Array> {
  const decoder = new OfflineAudioContext(1, 1, RECORDING_RATE);
  const audio = await decoder.decodeAudioData(await recording.arrayBuffer());
  const length = Math.max(1, Math.ceil(audio.duration * RECORDING_RATE));
  const renderer = new OfflineAudioContext(1, length, RECORDING_RATE);
  const source = new AudioBufferSourceNode(renderer, { buffer: audio });
  source.connect(renderer.destination);
  source.start();
  return (await renderer.startRendering()).getChannelData(0);
}

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The recording could not be read.'));
    reader.readAsDataURL(blob);
  });

/** The recording as a data URL, trimmed and leveled; `undefined` when nothing was said. */
export async function processRecording(recording: Blob): Promise<string | undefined> {
  const word = levelRecording(trimSilence(await readSamples(recording), RECORDING_RATE));
  if (word.length === 0) return undefined;
  return toDataUrl(new Blob([encodeWav(word, RECORDING_RATE)], { type: 'audio/wav' }));
}

/** Plays a recording that is not saved yet. */
export async function playRecording(dataUrl: string): Promise<void> {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  const context = new AudioContext();
  const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer) });
  source.connect(context.destination);
  source.onended = () => void context.close();
  source.start();
}
