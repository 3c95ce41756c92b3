import type { PanelId, SoundState } from '@paniscus/domain/keyboard';
import { createSignPlayer } from '../sign-player';
import type { LoadedSound, SoundFile, AudioClipLoader } from '../sound.types';

const getName = (file: SoundFile) => {
  if (file.kind === 'chirp') return 'chirp';
  return file.kind === 'panel' ? `panel ${file.panel} ${file.set}` : `clip ${file.key} ${file.set}`;
};

const getPanel = (key: string): PanelId => (key === 'tree' ? 'beta' : 'alpha');

function createRecorder() {
  let active: { name: string; onEnd: () => void }[] = [];
  const recorder = {
    names: [] as string[],
    maxConcurrent: 0,
    get current() {
      return active[0]?.name;
    },
    finish() {
      const ended = active;
      active = [];
      for (const { onEnd } of ended) onEnd();
    },
    start(name: string, onEnd: () => void) {
      const sound = { name, onEnd };
      active.push(sound);
      recorder.names.push(name);
      recorder.maxConcurrent = Math.max(recorder.maxConcurrent, active.length);
      return () => {
        active = active.filter((other) => other !== sound);
      };
    },
  };
  return recorder;
}

/** Stub loader: clips and the chirp load immediately unless `isSlow`; panels load when the test calls `finishLoading`. */
function createStubLoader(played: ReturnType<typeof createRecorder>, isSlow: boolean) {
  const waiting = new Map<string, (sound: LoadedSound) => void>();
  const cached = new Set<string>();
  const getSound = (name: string): LoadedSound => {
    cached.add(name);
    return {
      start: (onEnd, key) => played.start(name.startsWith('panel') ? `${name} ${key}` : name, onEnd),
      unload: () => cached.delete(name),
    };
  };
  const files = {
    requested: [] as string[],
    aborted: [] as string[],
    isOffline: false,
    /** Simulates being offline with cached panels but without cached clips. */
    areClipsUnavailable: false,
    cached: () => [...cached],
    async finishLoading(name: string) {
      while (!waiting.has(name)) await Promise.resolve();
      waiting.get(name)?.(getSound(name));
      for (let ticks = 0; ticks < 5; ticks += 1) await Promise.resolve();
    },
  };
  const clipLoader: AudioClipLoader = {
    load(file, signal) {
      const name = getName(file);
      files.requested.push(name);
      if (files.isOffline || (files.areClipsUnavailable && file.kind === 'clip'))
        return Promise.reject(new Error('The network is offline.'));
      signal?.addEventListener('abort', () => files.aborted.push(name));
      if (!isSlow && file.kind !== 'panel') return Promise.resolve(getSound(name));
      return new Promise((resolve) => waiting.set(name, resolve));
    },
    prefetch: () => undefined,
  };
  return { files, clipLoader };
}

/** `early` lists the words that have sounded before there was a player. */
export function createTestPlayer({ isSlow = false, early = [] as string[] } = {}) {
  const played = createRecorder();
  const { files, clipLoader } = createStubLoader(played, isSlow);
  const output = {
    isAllowed: true,
    isRunning: () => output.isAllowed,
    resume: () => Promise.resolve(output.isAllowed),
  };
  const player = createSignPlayer({
    clipLoader,
    output,
    getPanel,
    loadOwn: (key) =>
      Promise.resolve({ start: (onEnd) => played.start(`own ${key}`, onEnd), unload: () => undefined }),
    takeEarlyWord: (key) => early.splice(early.indexOf(key), early.includes(key) ? 1 : 0).length > 0,
  });
  const states: SoundState[] = [];
  player.subscribe((state) => states.push(state));
  return { player, files, played, output, states };
}
