import type { BoardId, LexigramKey, PanelId, SoundSet } from '@paniscus/domain/keyboard';
import { createClips } from './clips';
import type { LoadedSound, AudioClipLoader } from './sound.types';

const CHIRP = 'chirp';

export type PanelState = 'none' | 'loading' | 'ready' | 'failed';

export type LibraryParts = {
  clipLoader: AudioClipLoader;
  /** `undefined` if the key is not in the vocabulary. */
  getPanel: (key: LexigramKey) => PanelId | undefined;
  onPanel: (state: PanelState) => void;
};

/** Unloads decoded sounds, deferring the one that is playing until it ends. */
function createRetirement() {
  const retired = new Set<LoadedSound>();
  let inUse: LoadedSound | undefined;
  return {
    retire(sound: LoadedSound): void {
      if (sound === inUse) retired.add(sound);
      else sound.unload();
    },
    onSoundChange(sound: LoadedSound | undefined): void {
      const before = inUse;
      inUse = sound;
      if (before !== undefined && before !== sound && retired.delete(before)) before.unload();
    },
  };
}

type Retire = (sound: LoadedSound) => void;

/** Other panels, loaded because a single clip failed. */
function createSpares(clipLoader: AudioClipLoader, retire: Retire) {
  const spares = new Map<PanelId, Promise<LoadedSound>>();
  return {
    load(id: PanelId, set: SoundSet): Promise<LoadedSound> {
      const known = spares.get(id);
      if (known !== undefined) return known;
      const coming = clipLoader.load({ kind: 'panel', panel: id, set });
      spares.set(id, coming);
      coming.catch(() => spares.get(id) === coming && spares.delete(id));
      return coming;
    },
    drop(): void {
      for (const coming of spares.values()) coming.then(retire, () => undefined);
      spares.clear();
    },
  };
}

type Loading = { abort: () => void; done: Promise<void> };

/** The panel of the selected board and set; reports its state to `onPanel`. */
function createSelectedPanel({ clipLoader, onPanel }: Omit<LibraryParts, 'getPanel'>, retire: Retire) {
  let panel: LoadedSound | undefined;
  let loading: Loading | undefined;

  async function fetchPanel(id: PanelId, set: SoundSet, { signal }: AbortController): Promise<void> {
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
      const done = fetchPanel(id, set, controller).finally(() => {
        if (loading === mine) loading = undefined;
      });
      const mine = { abort: () => controller.abort(), done };
      loading = mine;
      return done;
    },
    drop(): void {
      loading?.abort();
      loading = undefined;
      if (panel !== undefined) retire(panel);
      panel = undefined;
      onPanel('none');
    },
  };
}

type Selection = { board: BoardId; set: SoundSet };

type WordSoundParts = Pick<LibraryParts, 'clipLoader' | 'getPanel'> & {
  selection: Selection;
  panel: ReturnType<typeof createSelectedPanel>;
  clips: ReturnType<typeof createClips>;
  spares: ReturnType<typeof createSpares>;
};

/** Sounds of single words in the selected set. */
function createWordSounds({ clipLoader, getPanel, selection, panel, clips, spares }: WordSoundParts) {
  const panelWith = (key: LexigramKey) => (getPanel(key) === selection.board ? panel.loaded() : undefined);
  const getName = (key: LexigramKey) => `${selection.set}/${key}`;

  /** Falls back to the word's panel: offline, panels are cached more often than single clips. */
  async function fromItsPanel(key: LexigramKey, id: PanelId): Promise<LoadedSound> {
    if (id === selection.board) await panel.load(id, selection.set);
    return panelWith(key) ?? spares.load(id, selection.set);
  }

  return {
    at: (key: LexigramKey): LoadedSound | undefined => panelWith(key) ?? clips.loaded(getName(key)),

    /** Loads a word's sound: from the loaded panel, as a clip, or from its own panel. */
    bring(key: LexigramKey): Promise<LoadedSound> {
      const id = getPanel(key);
      if (id === undefined) return Promise.reject(new Error(`${key} is no word of the board.`));
      const here = panelWith(key);
      if (here !== undefined) return Promise.resolve(here);
      const clip = clips.bring(getName(key), { kind: 'clip', key, set: selection.set });
      return clip.catch(() => fromItsPanel(key, id));
    },

    warm(key: LexigramKey): void {
      const isHere = panelWith(key) !== undefined || clips.has(getName(key));
      if (getPanel(key) !== undefined && !isHere) clipLoader.warm({ kind: 'clip', key, set: selection.set });
    },
  };
}

/** Decoded audio in memory: one panel of one set, and an LRU cache of single words. */
export function createLibrary({ clipLoader, getPanel, onPanel }: LibraryParts) {
  const { retire, onSoundChange } = createRetirement();
  const clips = createClips(clipLoader, retire);
  const spares = createSpares(clipLoader, retire);
  const panel = createSelectedPanel({ clipLoader, onPanel }, retire);
  const selection: Selection = { board: 'alpha', set: 10 };

  return {
    ...createWordSounds({ clipLoader, getPanel, selection, panel, clips, spares }),

    choose(board: BoardId, set: SoundSet): void {
      if (board === selection.board && set === selection.set) return;
      spares.drop();
      if (set !== selection.set) clips.dropAllBut(CHIRP);
      selection.board = board;
      selection.set = set;
      panel.drop();
    },

    /** Loads the selected panel. The custom board uses single clips. */
    loadPanel: (): Promise<void> =>
      selection.board === 'delta' ? Promise.resolve() : panel.load(selection.board, selection.set),

    bringChirp: (): Promise<LoadedSound> => clips.bring(CHIRP, { kind: 'chirp' }),

    /** Reports the playing sound, so that it is not unloaded. */
    onSoundChange,
  };
}
