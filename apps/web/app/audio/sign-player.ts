import type { LexigramKey, PanelId, Sentence, SignPlayer } from '@paniscus/domain/keyboard';
import { createSoundLibrary } from './sound-library';
import { createPlaybackToken } from './playback-token';
import type { PlaybackToken } from './playback-token';
import type { LoadedSound, SoundOutput, AudioClipLoader } from './sound.types';
import { createSoundStatus } from './sound-status';

export type SignPlayerOptions = {
  clipLoader: AudioClipLoader;
  output: SoundOutput;
  /** `undefined` if the key is not in the vocabulary. */
  getPanel: (key: LexigramKey) => PanelId | undefined;
  /** Loads the sound of a word of the visitor's own. */
  loadOwn: (key: LexigramKey) => Promise<LoadedSound>;
  /** Whether the word has sounded already, before there was a player. */
  takeEarlyWord?: (key: LexigramKey) => boolean;
};

type SpeechContext = {
  library: ReturnType<typeof createSoundLibrary>;
  output: SoundOutput;
  playback: ReturnType<typeof createPlaybackToken>;
  status: ReturnType<typeof createSoundStatus>;
};

/** Starts a sound once loaded, unless playback has moved on. */
async function startWhenLoaded(
  { output, playback, status }: SpeechContext,
  { key, loading }: { key?: LexigramKey; loading: Promise<LoadedSound> },
  token: PlaybackToken,
  start: (sound: LoadedSound) => void,
) {
  try {
    const [isRunning, sound] = await Promise.all([output.resume(), loading]);
    status.update({ isBlocked: !isRunning, hasFailed: false, failedKeys: [] });
    if (token.hasEnded) return;
    if (isRunning) start(sound);
    else playback.end('failed');
  } catch {
    status.addFailure(key);
    if (!token.hasEnded) playback.end('failed');
  }
}

type PositionListener = (position: number) => void;

/** Plays words, sentences and the chirp for the holder of the playback token. */
function createSpeechPlayer(context: SpeechContext) {
  const { library, output, playback } = context;

  function speak(key: LexigramKey, token: PlaybackToken, onStart: () => void, onEnd: () => void): void {
    const start = (sound: LoadedSound) => {
      onStart();
      playback.start(sound, onEnd, key);
      // Load the panel after the first word, so that the word has the bandwidth.
      void library.loadPanel();
    };
    const loaded = library.getLoaded(key);
    if (loaded !== undefined && output.isRunning()) start(loaded);
    else void startWhenLoaded(context, { key, loading: library.load(key) }, token, start);
  }

  function speakFrom(sentence: Sentence, token: PlaybackToken, onPosition: PositionListener, position = 0) {
    const key = sentence[position];
    if (key === undefined) return playback.end('ended');
    const next = () => speakFrom(sentence, token, onPosition, position + 1);
    speak(key, token, () => onPosition(position), next);
  }

  const onEnd = () => playback.end('ended');

  return {
    say: (key: LexigramKey, token: PlaybackToken) => speak(key, token, () => {}, onEnd),
    play(sentence: Sentence, token: PlaybackToken, onPosition: PositionListener): void {
      // Load all words in parallel, so that none waits for the previous one to finish.
      for (const key of sentence) library.load(key).catch(() => undefined);
      speakFrom(sentence, token, onPosition);
    },
    chirp(token: PlaybackToken): void {
      const chirp = { loading: library.loadChirp() };
      void startWhenLoaded(context, chirp, token, (sound) => playback.start(sound, onEnd));
    },
  };
}

/** Loads what failed and the panel again and resumes the output, if a sound was requested before. */
function retryAudio({ library, output, status }: SpeechContext): void {
  if (!status.wasRequested()) return;
  const failed = status.failedKeys();
  status.clearFailures();
  void library.loadPanel();
  for (const key of failed) library.load(key).catch(() => status.addFailure(key));
  void output.resume().then((isRunning) => status.update({ isBlocked: !isRunning }));
}

function createSpeechContext({ output, clipLoader, getPanel, loadOwn }: SignPlayerOptions): SpeechContext {
  const status = createSoundStatus();
  const library = createSoundLibrary({
    clipLoader,
    getPanel,
    loadOwn,
    onPanel: (panel) => status.update({ panel }),
  });
  return { library, output, playback: createPlaybackToken(library.onSoundChange), status };
}

export function createSignPlayer(options: SignPlayerOptions): SignPlayer {
  const context = createSpeechContext(options);
  const { library, output, playback, status } = context;
  const speech = createSpeechPlayer(context);

  const markRequested = () => status.update({ wasRequested: true });
  const say = (key: LexigramKey) => {
    if (options.takeEarlyWord?.(key) === true) void library.loadPanel();
    else speech.say(key, playback.take());
    markRequested();
  };

  return {
    prepare(board, set) {
      library.select(board, set);
      status.clearFailures();
      if (status.wasRequested()) void library.loadPanel();
    },
    preload: library.prefetch,
    say,
    sayIfBlocked(key) {
      if (!output.isRunning()) say(key);
    },
    play: (sentence, onPosition) =>
      new Promise((resolve) => {
        const token = playback.take((reason) => {
          onPosition(null);
          resolve(reason);
        });
        speech.play(sentence, token, onPosition);
        markRequested();
      }),
    chirp() {
      speech.chirp(playback.take());
      markRequested();
    },
    stop: () => playback.end('stopped'),
    retry: () => retryAudio(context),
    subscribe: status.subscribe,
  };
}
