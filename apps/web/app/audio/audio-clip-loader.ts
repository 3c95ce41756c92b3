import type { PanelId } from '@paniscus/domain/keyboard';
import { CHIRP_URL, clipUrl, findLexigram, PANELS, SPRITES, spriteUrl } from '@paniscus/lexigrams';
import type { SoundFormat } from '@paniscus/lexigrams';
import { Howl } from 'howler';
import type { SoundSpriteDefinitions } from 'howler';
import { audioSupport } from './audio-support';
import { formatFor } from './format';
import type { LoadedSound, SoundFile, AudioClipLoader } from './sound.types';

/** A clip that takes longer is too late to be useful. */
const CLIP_TIMEOUT_MS = 12_000;
/** Delay that lets a new board paint before its audio is fetched and decoded. */
const PAINT_MS = 120;

type Place = { url: string; format: SoundFormat };

function formatPlace(file: SoundFile): Place {
  if (file.kind === 'chirp') return { url: CHIRP_URL, format: 'mp3' };
  const format = formatFor(file.set, audioSupport);
  if (file.kind === 'panel') return { url: spriteUrl(file.panel, file.set, format), format };
  const lexigram = findLexigram(file.key);
  if (lexigram === undefined) throw new Error(`${file.key} is no word of the board.`);
  return { url: clipUrl(lexigram, file.set, format), format };
}

/** Words of a panel as howler sprites: offset and duration in ms. */
function getSprites(panel: PanelId): SoundSpriteDefinitions {
  const words = PANELS.find(({ id }) => id === panel)?.lexigrams ?? [];
  return Object.fromEntries(
    words.flatMap(({ key, place }) => {
      const part = SPRITES[panel][place];
      return part === undefined ? [] : [[key, [part[0], part[1]]]];
    }),
  );
}

/** Panels load with low priority: a user is waiting for single words. */
async function fetchBytes({ url }: Place, isPanel: boolean, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, {
    priority: isPanel ? 'low' : 'high',
    signal: signal ?? AbortSignal.timeout(CLIP_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.blob();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The sound could not be read.'));
    reader.readAsDataURL(blob);
  });

type Encoded = { src: string; format: SoundFormat; sprite?: SoundSpriteDefinitions };

function decode({ src, format, sprite }: Encoded): Promise<LoadedSound> {
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

const toLoadedSound = (howl: Howl, hasParts: boolean): LoadedSound => ({
  start(onEnd, part) {
    // Howler fires `end` asynchronously; another sound may have been requested by then.
    let isOver = false;
    const id = howl.play(hasParts ? part : undefined);
    howl.once('end', () => isOver || onEnd(), id);
    return () => {
      isOver = true;
      howl.off('end', undefined, id);
      howl.stop(id);
    };
  },
  unload: () => howl.unload(),
});

export function createAudioClipLoader(): AudioClipLoader {
  let warmed: { url: string; bytes: Promise<Blob> } | undefined;

  const loadBytes = (place: Place, isPanel: boolean, signal?: AbortSignal) => {
    const known = warmed?.url === place.url ? warmed.bytes : undefined;
    warmed = undefined;
    return known ?? fetchBytes(place, isPanel, signal);
  };

  return {
    async load(file, signal) {
      const place = formatPlace(file);
      if (file.kind === 'panel') await pause(PAINT_MS);
      signal?.throwIfAborted();
      const blob = await loadBytes(place, file.kind === 'panel', signal);
      const sprite = file.kind === 'panel' ? getSprites(file.panel) : undefined;
      return decode({ src: await toDataUrl(blob), format: place.format, sprite });
    },
    warm(file) {
      const place = formatPlace(file);
      if (warmed?.url === place.url) return;
      const bytes = fetchBytes(place, false);
      warmed = { url: place.url, bytes };
      // Load errors are reported to the callers that wait for the clip; without one they are ignored.
      bytes.catch(() => {
        if (warmed?.bytes === bytes) warmed = undefined;
      });
    },
  };
}
