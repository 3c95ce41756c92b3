import type { PanelId } from '@paniscus/domain/keyboard';
import { CHIRP_URL, clipUrl, findLexigram, PANELS, SPRITES, spriteUrl } from '@paniscus/lexigrams';
import type { SoundFormat } from '@paniscus/lexigrams';
import { Howl } from 'howler/dist/howler.core.min.js';
import type { SoundSpriteDefinitions } from 'howler';
import { audioSupport } from './audio-support';
import { chooseSoundFormat } from './sound-format';
import type { LoadedSound, SoundFile, AudioClipLoader } from './sound.types';

/** A clip that takes longer is too late to be useful. */
const CLIP_TIMEOUT_MS = 12_000;
/** Delay that lets a new board paint before its audio is fetched and decoded. */
const PAINT_DELAY_MS = 120;

type AudioSource = { url: string; format: SoundFormat };

function getAudioSource(file: SoundFile): AudioSource {
  if (file.kind === 'chirp') return { url: CHIRP_URL, format: 'mp3' };
  const format = chooseSoundFormat(file.set, audioSupport);
  if (file.kind === 'panel') return { url: spriteUrl(file.panel, file.set, format), format };
  const lexigram = findLexigram(file.key);
  if (lexigram === undefined) throw new Error(`${file.key} is not in the vocabulary.`);
  return { url: clipUrl(lexigram, file.set, format), format };
}

/** Words of a panel as howler sprites: offset and duration in ms. */
function getSprites(panel: PanelId): SoundSpriteDefinitions {
  const lexigrams = PANELS.find(({ id }) => id === panel)?.lexigrams ?? [];
  return Object.fromEntries(
    lexigrams.flatMap(({ key, cell: index }) => {
      const clip = SPRITES[panel][index];
      return clip === undefined ? [] : [[key, [clip[0], clip[1]]]];
    }),
  );
}

/** Panels load with low priority: a user is waiting for single words. */
async function fetchBytes({ url }: AudioSource, isPanel: boolean, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, {
    priority: isPanel ? 'low' : 'high',
    signal: signal ?? AbortSignal.timeout(CLIP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.blob();
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The sound could not be read.'));
    reader.readAsDataURL(blob);
  });

type EncodedSound = { src: string; format: SoundFormat; sprite?: SoundSpriteDefinitions };

function decode({ src, format, sprite }: EncodedSound): Promise<LoadedSound> {
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src,
      format,
      sprite,
      onload: () => resolve(toLoadedSound(howl, sprite !== undefined)),
      onloaderror(_, reason) {
        howl.unload();
        reject(new Error(String(reason)));
      },
    });
  });
}

const toLoadedSound = (howl: Howl, isSprite: boolean): LoadedSound => ({
  start(onEnd, key) {
    // Howler fires `end` asynchronously; another sound may have been requested by then.
    let isStopped = false;
    const id = howl.play(isSprite ? key : undefined);
    howl.once('end', () => isStopped || onEnd(), id);
    return () => {
      isStopped = true;
      howl.off('end', undefined, id);
      howl.stop(id);
    };
  },
  unload: () => howl.unload(),
});

export function createAudioClipLoader(): AudioClipLoader {
  let prefetched: { url: string; bytes: Promise<Blob> } | undefined;

  const loadBytes = (source: AudioSource, isPanel: boolean, signal?: AbortSignal) => {
    const bytes = prefetched?.url === source.url ? prefetched.bytes : undefined;
    prefetched = undefined;
    return bytes ?? fetchBytes(source, isPanel, signal);
  };

  return {
    async load(file, signal) {
      const source = getAudioSource(file);
      if (file.kind === 'panel') await delay(PAINT_DELAY_MS);
      signal?.throwIfAborted();
      const blob = await loadBytes(source, file.kind === 'panel', signal);
      const sprite = file.kind === 'panel' ? getSprites(file.panel) : undefined;
      return decode({ src: await toDataUrl(blob), format: source.format, sprite });
    },
    prefetch(file) {
      const source = getAudioSource(file);
      if (prefetched?.url === source.url) return;
      const bytes = fetchBytes(source, false);
      prefetched = { url: source.url, bytes };
      // Load errors are reported to the callers that wait for the clip; without one they are ignored.
      bytes.catch(() => {
        if (prefetched?.bytes === bytes) prefetched = undefined;
      });
    },
  };
}
