import type { LexigramKey, PanelId, Sentence, SignPlayer } from '@paniscus/domain/keyboard';
import { createLibrary } from './library';
import { createPlaybackToken } from './playback-token';
import type { PlaybackToken } from './playback-token';
import type { LoadedSound, SoundOutput, AudioClipLoader } from './sound.types';
import { createStatus } from './status';

export type PlayerParts = {
  clipLoader: AudioClipLoader;
  output: SoundOutput;
  /** `undefined` if the key is not in the vocabulary. */
  getPanel: (key: LexigramKey) => PanelId | undefined;
};

type SpeechParts = {
  library: ReturnType<typeof createLibrary>;
  output: SoundOutput;
  playback: ReturnType<typeof createPlaybackToken>;
  status: ReturnType<typeof createStatus>;
};

/** Starts a sound once loaded, unless playback has moved on. */
async function startWhenLoaded(
  { output, playback, status }: SpeechParts,
  coming: Promise<LoadedSound>,
  mine: PlaybackToken,
  start: (sound: LoadedSound) => void,
) {
  try {
    const [isAwake, sound] = await Promise.all([output.wake(), coming]);
    status.learn({ isBlocked: !isAwake, hasFailed: false });
    if (mine.isOver) return;
    if (isAwake) start(sound);
    else playback.end('failed');
  } catch {
    status.learn({ hasFailed: true });
    if (!mine.isOver) playback.end('failed');
  }
}

type PlaceListener = (place: number) => void;

/** Plays words, sentences and the chirp for the holder of the playback token. */
function createSpeech(parts: SpeechParts) {
  const { library, output, playback } = parts;

  function speak(key: LexigramKey, mine: PlaybackToken, onStart: () => void, onEnd: () => void): void {
    const start = (sound: LoadedSound) => {
      onStart();
      playback.sound(sound, onEnd, key);
      // Load the panel after the first word, so that the word has the bandwidth.
      void library.loadPanel();
    };
    const here = library.at(key);
    if (here !== undefined && output.isAwake()) start(here);
    else void startWhenLoaded(parts, library.bring(key), mine, start);
  }

  function speakAll(sentence: Sentence, mine: PlaybackToken, onPlace: PlaceListener, place = 0): void {
    const key = sentence[place];
    if (key === undefined) return playback.end('ended');
    const next = () => speakAll(sentence, mine, onPlace, place + 1);
    speak(key, mine, () => onPlace(place), next);
  }

  const noMore = () => playback.end('ended');

  return {
    say: (key: LexigramKey, mine: PlaybackToken) => speak(key, mine, () => {}, noMore),
    play(sentence: Sentence, mine: PlaybackToken, onPlace: PlaceListener): void {
      // Load all words in parallel, so that none waits for the previous one to finish.
      for (const key of sentence) library.bring(key).catch(() => undefined);
      speakAll(sentence, mine, onPlace);
    },
    chirp(mine: PlaybackToken): void {
      void startWhenLoaded(parts, library.bringChirp(), mine, (sound) => playback.sound(sound, noMore));
    },
  };
}

/** Loads the panel again and wakes the output, if a sound was requested before. */
function retryAudio({ library, output, status }: SpeechParts): void {
  if (!status.wasAsked()) return;
  status.learn({ hasFailed: false });
  void library.loadPanel();
  void output.wake().then((isAwake) => status.learn({ isBlocked: !isAwake }));
}

export function createSignPlayer({ clipLoader, output, getPanel }: PlayerParts): SignPlayer {
  const status = createStatus();
  const library = createLibrary({ clipLoader, getPanel, onPanel: (panel) => status.learn({ panel }) });
  const playback = createPlaybackToken(library.onSoundChange);
  const parts = { library, output, playback, status };
  const speech = createSpeech(parts);

  const ask = () => status.learn({ wasAsked: true });

  return {
    prepare(board, set) {
      library.choose(board, set);
      status.learn({ hasFailed: false });
      if (status.wasAsked()) void library.loadPanel();
    },
    warm: library.warm,
    say(key) {
      speech.say(key, playback.take());
      ask();
    },
    play: (sentence, onPlace) =>
      new Promise((resolve) => {
        const mine = playback.take((how) => {
          onPlace(null);
          resolve(how);
        });
        speech.play(sentence, mine, onPlace);
        ask();
      }),
    chirp() {
      speech.chirp(playback.take());
      ask();
    },
    stop: () => playback.end('stopped'),
    retry: () => retryAudio(parts),
    subscribe: status.subscribe,
  };
}
