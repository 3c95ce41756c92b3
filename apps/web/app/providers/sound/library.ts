import type { BoardId, LexigramKey, PanelId, SoundSet } from '@paniscus/domain';
import { createClips } from './clips';
import type { LoadedSound, SoundShelf } from './sound.types';

/** How it stands with the panel that is wanted. */
export type PanelState = 'none' | 'loading' | 'ready' | 'failed';

export type LibraryParts = {
  shelf: SoundShelf;
  /** `undefined` for what is no word of the site. */
  panelOf: (key: LexigramKey) => PanelId | undefined;
  onPanel: (state: PanelState) => void;
};

/** Takes decoded sounds away, but what is heard at this moment only when it has ended. */
function createRetirement() {
  const retired = new Set<LoadedSound>();
  let inUse: LoadedSound | undefined;
  return {
    retire(sound: LoadedSound): void {
      if (sound === inUse) retired.add(sound);
      else sound.unload();
    },
    hear(sound: LoadedSound | undefined): void {
      const before = inUse;
      inUse = sound;
      if (before !== undefined && before !== sound && retired.delete(before)) before.unload();
    },
  };
}

/** What is decoded at a time: one panel in one set, and the last single words. */
export function createLibrary({ shelf, panelOf, onPanel }: LibraryParts) {
  const { retire, hear } = createRetirement();
  const clips = createClips(shelf, retire);
  let set: SoundSet = 10;
  let board: BoardId = 'alpha';
  let panel: LoadedSound | undefined;
  let loading: AbortController | undefined;

  const panelWith = (key: LexigramKey) => (panelOf(key) === board ? panel : undefined);
  const nameOf = (key: LexigramKey) => `${set}/${key}`;

  return {
    /** Another panel or set takes the place of what is there. */
    choose(nextBoard: BoardId, nextSet: SoundSet): void {
      if (nextBoard === board && nextSet === set) return;
      loading?.abort();
      loading = undefined;
      if (panel !== undefined) retire(panel);
      panel = undefined;
      if (nextSet !== set) clips.dropAll();
      board = nextBoard;
      set = nextSet;
      onPanel('none');
    },

    /** Loads the chosen panel, unless it is there or on its way. The visitor's own board is read word by word. */
    async loadPanel(): Promise<void> {
      if (board === 'delta' || panel !== undefined || loading !== undefined) return;
      const mine = new AbortController();
      loading = mine;
      onPanel('loading');
      try {
        const sound = await shelf.load({ kind: 'panel', panel: board, set }, mine.signal);
        if (mine.signal.aborted) return sound.unload();
        panel = sound;
        onPanel('ready');
      } catch {
        if (!mine.signal.aborted) onPanel('failed');
      } finally {
        if (loading === mine) loading = undefined;
      }
    },

    /** The sound of a word if it can begin at once. */
    at: (key: LexigramKey): LoadedSound | undefined => panelWith(key) ?? clips.loaded(nameOf(key)),

    bring(key: LexigramKey): Promise<LoadedSound> {
      if (panelOf(key) === undefined) return Promise.reject(new Error(`${key} is no word of the board.`));
      const here = panelWith(key);
      return here === undefined
        ? clips.bring(nameOf(key), { kind: 'clip', key, set })
        : Promise.resolve(here);
    },

    bringChirp: (): Promise<LoadedSound> => clips.bring('chirp', { kind: 'chirp' }),

    warm(key: LexigramKey): void {
      const isHere = panelWith(key) !== undefined || clips.has(nameOf(key));
      if (panelOf(key) !== undefined && !isHere) shelf.warm({ kind: 'clip', key, set });
    },

    /** Tells what is heard, so that it is not taken away under somebody's ears. */
    hear,
  };
}

export type SoundLibrary = ReturnType<typeof createLibrary>;
