import type { LexigramKey, OwnWords, Random, SignPlayer, SoundState } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import type { GameOptions, GamesActions, GamesState } from './GamesScreen/games.types';
import { DEFAULT_OPTIONS, normalizeOptions } from './game-options.rules';
import {
  advance,
  endRound,
  findExpectedSign,
  getPrompt,
  startGame,
  withChoice,
  withKnownCard,
  withRepeatedCard,
  withRevealedCard,
} from './games.rules';

type Games = {
  state: GamesState;
  options: GameOptions;
  sound: SoundState;
  ownWords: OwnWords;
  actions: GamesActions;
};

type UseGamesParams = {
  player: SignPlayer;
  random: Random;
  /** Loads the words that the person has made, once they are to be practiced. */
  loadOwnWords: () => Promise<OwnWords>;
  start?: GamesState;
};

/** Whether prompts must be shown as text because there is no sound. */
export const isSilent = ({ kind }: SoundState): boolean => kind === 'blocked' || kind === 'failed';

const noop = () => undefined;

/** Prepares the player, and stops it on unmount. */
function useSound(player: SignPlayer): SoundState {
  const [sound, setSound] = useState<SoundState>({ kind: 'idle' });
  useEffect(() => {
    // Games use words of all panels, so their sounds load one by one, as for a custom board.
    player.prepare('delta', 10);
    const unsubscribe = player.subscribe(setSound);
    return () => {
      unsubscribe();
      player.stop();
    };
  }, [player]);
  return sound;
}

/** Spoken prompts; silent when the questions are shown as text. */
function createPrompts(player: SignPlayer, { promptMode }: GameOptions) {
  return {
    /** Requests sound within the user gesture; browsers that block autoplay allow it only there. */
    speakPrompt(state: GamesState): void {
      const [first, ...rest] = getPrompt(state);
      if (first === undefined || promptMode === 'text') return;
      if (rest.length === 0) player.say(first);
      else void player.play([first, ...rest], noop);
    },
    say(key: LexigramKey): void {
      if (promptMode !== 'text') player.say(key);
    },
  };
}

/** The custom words, empty until they are asked for; a device that cannot read them has none. */
function useOwnWords(load: UseGamesParams['loadOwnWords']) {
  const [ownWords, setOwnWords] = useState<OwnWords>(new Map());
  return { ownWords, loadOwn: () => void load().then(setOwnWords, noop) };
}

/** State and actions of the three games, including their sound. */
export function useGames({
  player,
  random,
  loadOwnWords,
  start = { kind: 'choosing' },
}: UseGamesParams): Games {
  const [state, setState] = useState(start);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const { ownWords, loadOwn } = useOwnWords(loadOwnWords);
  const sound = useSound(player);
  const { speakPrompt, say } = createPrompts(player, options);

  const goTo = (next: GamesState) => {
    player.stop();
    speakPrompt(next);
    setState(next);
  };
  const chooseSign = (key: LexigramKey) => {
    say(key);
    setState(withChoice(state, key));
  };

  const actions: GamesActions = {
    changeOptions: (next) => {
      if (next.panel === 'own') loadOwn();
      setOptions(normalizeOptions(next));
    },
    start: (game) => goTo(startGame(game, options, random, ownWords)),
    repeatPrompt: () => speakPrompt(state),
    say: player.say,
    chooseSign,
    revealAnswer: () => chooseSign(findExpectedSign(state) ?? ''),
    revealCard: () => {
      if (state.kind === 'saying') say(state.deck.waiting[0] ?? '');
      setState(withRevealedCard(state));
    },
    markKnown: () => goTo(withKnownCard(state)),
    repeatLater: () => goTo(withRepeatedCard(state)),
    next: () => goTo(advance(state)),
    end: () => goTo(endRound(state)),
    backToMenu: () =>
      goTo(state.kind === 'over' ? { kind: 'choosing', played: state.game } : { kind: 'choosing' }),
  };
  return { state, options, sound, ownWords, actions };
}
