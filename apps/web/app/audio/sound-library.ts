import { isOwnKey } from '@paniscus/domain/keyboard';
import type { BoardId, LexigramKey, PanelId, SoundSet } from '@paniscus/domain/keyboard';
import { createClipCache } from './clip-cache';
import type { LoadedSound, AudioClipLoader } from './sound.types';

const CHIRP = 'chirp';

export type PanelState = 'none' | 'loading' | 'ready' | 'failed';

export type SoundLibraryOptions = {
  clipLoader: AudioClipLoader;
  /** `undefined` if the key is not in the vocabulary. */
  getPanel: (key: LexigramKey) => PanelId | undefined;
  /** Loads the sound of a word of the visitor's own. */
  loadOwn: (key: LexigramKey) => Promise<LoadedSound>;
  onPanel: (state: PanelState) => void;
};

/** Unloads decoded sounds, deferring the one that is playing until it ends. */
function createDeferredUnload() {
  const pending = new Set<LoadedSound>();
  let playing: LoadedSound | undefined;
  return {
    release(sound: LoadedSound): void {
      if (sound === playing) pending.add(sound);
      else sound.unload();
    },
    onSoundChange(sound: LoadedSound | undefined): void {
      const previous = playing;
      playing = sound;
      if (previous !== undefined && previous !== sound && pending.delete(previous)) previous.unload();
    },
  };
}

type Release = (sound: LoadedSound) => void;

/** Other panels, loaded because a single clip failed. */
function createFallbackPanels(clipLoader: AudioClipLoader, release: Release) {
  const fallbackPanels = new Map<PanelId, Promise<LoadedSound>>();
  return {
    load(id: PanelId, set: SoundSet): Promise<LoadedSound> {
      const existing = fallbackPanels.get(id);
      if (existing !== undefined) return existing;
      const promise = clipLoader.load({ kind: 'panel', panel: id, set });
      fallbackPanels.set(id, promise);
      promise.catch(() => fallbackPanels.get(id) === promise && fallbackPanels.delete(id));
      return promise;
    },
    clear(): void {
      for (const promise of fallbackPanels.values()) promise.then(release, () => undefined);
      fallbackPanels.clear();
    },
  };
}

type Loading = { abort: () => void; done: Promise<void> };

type SelectedPanelOptions = Omit<SoundLibraryOptions, 'getPanel' | 'loadOwn'>;

/** The panel of the selected board and set; reports its state to `onPanel`. */
function createSelectedPanel({ clipLoader, onPanel }: SelectedPanelOptions, release: Release) {
  let panel: LoadedSound | undefined;
  let loading: Loading | undefined;

  async function loadPanelFile(id: PanelId, set: SoundSet, { signal }: AbortController): Promise<void> {
    onPanel('loading');
    try {
      const sound = await clipLoader.load({ kind: 'panel', panel: id, set }, signal);
      if (signal.aborted) return sound.unload();
      panel = sound;
      onPanel('ready');
    } catch {
      if (!signal.aborted) onPanel('failed');
    }
  }

  return {
    loaded: (): LoadedSound | undefined => panel,
    /** Loads the panel unless loaded or loading. */
    load(id: PanelId, set: SoundSet): Promise<void> {
      if (panel !== undefined) return Promise.resolve();
      if (loading !== undefined) return loading.done;
      const controller = new AbortController();
      const done = loadPanelFile(id, set, controller).finally(() => {
        if (loading === current) loading = undefined;
      });
      const current = { abort: () => controller.abort(), done };
      loading = current;
      return done;
    },
    clear(): void {
      loading?.abort();
      loading = undefined;
      if (panel !== undefined) release(panel);
      panel = undefined;
      onPanel('none');
    },
  };
}

type Selection = { board: BoardId; set: SoundSet };

type WordSoundOptions = Pick<SoundLibraryOptions, 'clipLoader' | 'getPanel' | 'loadOwn'> & {
  selection: Selection;
  panel: ReturnType<typeof createSelectedPanel>;
  clips: ReturnType<typeof createClipCache>;
  fallbackPanels: ReturnType<typeof createFallbackPanels>;
};

/** Sounds of single words in the selected set. */
function createWordLoader(options: WordSoundOptions) {
  const { clipLoader, getPanel, loadOwn, selection, panel, clips, fallbackPanels } = options;
  const getLoadedPanel = (key: LexigramKey) =>
    getPanel(key) === selection.board ? panel.loaded() : undefined;
  const getName = (key: LexigramKey) => `${selection.set}/${key}`;

  /** Falls back to the word's panel: offline, panels are cached more often than single clips. */
  async function loadFromPanel(key: LexigramKey, id: PanelId): Promise<LoadedSound> {
    if (id === selection.board) await panel.load(id, selection.set);
    return getLoadedPanel(key) ?? fallbackPanels.load(id, selection.set);
  }

  return {
    getLoaded: (key: LexigramKey): LoadedSound | undefined =>
      getLoadedPanel(key) ?? clips.loaded(getName(key)),

    /** Loads a word's sound: from the loaded panel, as a clip, or from its own panel. */
    load(key: LexigramKey): Promise<LoadedSound> {
      if (isOwnKey(key)) return loadOwn(key);
      const id = getPanel(key);
      if (id === undefined) return Promise.reject(new Error(`${key} is not in the vocabulary.`));
      const loaded = getLoadedPanel(key);
      if (loaded !== undefined) return Promise.resolve(loaded);
      const clip = clips.load(getName(key), { kind: 'clip', key, set: selection.set });
      return clip.catch(() => loadFromPanel(key, id));
    },

    prefetch(key: LexigramKey): void {
      const isLoaded = getLoadedPanel(key) !== undefined || clips.has(getName(key));
      if (getPanel(key) !== undefined && !isLoaded)
        clipLoader.prefetch({ kind: 'clip', key, set: selection.set });
    },
  };
}

/** Decoded audio in memory: one panel of one set, and an LRU cache of single words. */
export function createSoundLibrary({ clipLoader, getPanel, loadOwn, onPanel }: SoundLibraryOptions) {
  const { release, onSoundChange } = createDeferredUnload();
  const clips = createClipCache(clipLoader, release);
  const fallbackPanels = createFallbackPanels(clipLoader, release);
  const panel = createSelectedPanel({ clipLoader, onPanel }, release);
  const selection: Selection = { board: 'alpha', set: 10 };

  return {
    ...createWordLoader({ clipLoader, getPanel, loadOwn, selection, panel, clips, fallbackPanels }),

    select(board: BoardId, set: SoundSet): void {
      if (board === selection.board && set === selection.set) return;
      fallbackPanels.clear();
      if (set !== selection.set) clips.evictExcept(CHIRP);
      selection.board = board;
      selection.set = set;
      panel.clear();
    },

    /** Loads the selected panel. The custom board uses single clips. */
    loadPanel: (): Promise<void> =>
      selection.board === 'delta' ? Promise.resolve() : panel.load(selection.board, selection.set),

    loadChirp: (): Promise<LoadedSound> => clips.load(CHIRP, { kind: 'chirp' }),

    /** Reports the playing sound, so that it is not unloaded. */
    onSoundChange,
  };
}
