import type { PanelId, SoundState } from '@paniscus/domain/keyboard';
import { createSignPlayer } from '../player';
import type { LoadedSound, SoundFile, AudioClipLoader } from '../sound.types';

const getName = (file: SoundFile) => {
  if (file.kind === 'chirp') return 'chirp';
  return file.kind === 'panel' ? `panel ${file.panel} ${file.set}` : `clip ${file.key} ${file.set}`;
};

const getPanel = (key: string): PanelId => (key === 'tree' ? 'beta' : 'alpha');

function anEar() {
  let sounding: { name: string; onEnd: () => void }[] = [];
  const ear = {
    all: [] as string[],
    mostAtOnce: 0,
    get now() {
      return sounding[0]?.name;
    },
    finish() {
      const ended = sounding;
      sounding = [];
      for (const { onEnd } of ended) onEnd();
    },
    start(name: string, onEnd: () => void) {
      const sound = { name, onEnd };
      sounding.push(sound);
      ear.all.push(name);
      ear.mostAtOnce = Math.max(ear.mostAtOnce, sounding.length);
      return () => {
        sounding = sounding.filter((other) => other !== sound);
      };
    },
  };
  return ear;
}

/** Stub loader: clips and the chirp load immediately unless `isSlow`; panels load when the test calls `come`. */
function someFiles(played: ReturnType<typeof anEar>, isSlow: boolean) {
  const waiting = new Map<string, (sound: LoadedSound) => void>();
  const cached = new Set<string>();
  const getSound = (name: string): LoadedSound => {
    cached.add(name);
    return {
      start: (onEnd, part) => played.start(name.startsWith('panel') ? `${name} ${part}` : name, onEnd),
      unload: () => cached.delete(name),
    };
  };
  const files = {
    asked: [] as string[],
    calledOff: [] as string[],
    isAway: false,
    /** Simulates being offline with cached panels but without cached clips. */
    areClipsAway: false,
    cached: () => [...cached],
    async come(name: string) {
      while (!waiting.has(name)) await Promise.resolve();
      waiting.get(name)?.(getSound(name));
      for (let rounds = 0; rounds < 5; rounds += 1) await Promise.resolve();
    },
  };
  const clipLoader: AudioClipLoader = {
    load(file, signal) {
      const name = getName(file);
      files.asked.push(name);
      if (files.isAway || (files.areClipsAway && file.kind === 'clip'))
        return Promise.reject(new Error('The network is away.'));
      signal?.addEventListener('abort', () => files.calledOff.push(name));
      if (!isSlow && file.kind !== 'panel') return Promise.resolve(getSound(name));
      return new Promise((resolve) => waiting.set(name, resolve));
    },
    warm: () => undefined,
  };
  return { files, clipLoader };
}

export function aStudio({ isSlow = false } = {}) {
  const played = anEar();
  const { files, clipLoader } = someFiles(played, isSlow);
  const output = {
    isWilling: true,
    isAwake: () => output.isWilling,
    wake: () => Promise.resolve(output.isWilling),
  };
  const player = createSignPlayer({ clipLoader, output, getPanel });
  const states: SoundState[] = [];
  player.subscribe((state) => states.push(state));
  return { player, files, played, output, states };
}
