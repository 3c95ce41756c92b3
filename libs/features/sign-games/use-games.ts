import type { LexigramKey, Random, SignPlayer, SoundState } from '@paniscus/domain/keyboard';
import { useEffect, useState } from 'react';
import type { GameOptions, GamesActions, GamesState } from './GamesScreen/games.types';
import { askedIn, begun, forLater, goneOn, knew, over, touched, turnedOver, wantedIn } from './games.flow';
import { fitting, USUAL_OPTIONS } from './pool.rules';

type Games = { state: GamesState; options: GameOptions; sound: SoundState; actions: GamesActions };

/** Whether prompts must be shown as text because there is no sound. */
export const isSilent = ({ kind }: SoundState): boolean => kind === 'blocked' || kind === 'failed';

const ignore = () => undefined;

/** Prepares the player, and stops it on unmount. */
function useSound(player: SignPlayer): SoundState {
  const [sound, setSound] = useState<SoundState>({ kind: 'idle' });
  useEffect(() => {
    // Words of all panels are asked for, so their sounds load one by one, as for a custom board.
    player.prepare('delta', 10);
    const forget = player.subscribe(setSound);
    return () => {
      forget();
      player.stop();
    };
  }, [player]);
  return sound;
}

/** Spoken prompts; silent when the questions are written. */
function createPrompts(player: SignPlayer, { asking }: GameOptions) {
  return {
    /** Requests sound within the user gesture; browsers that block autoplay allow it only there. */
    ask(asked: GamesState): void {
      const [first, ...rest] = askedIn(asked);
      if (first === undefined || asking === 'written') return;
      if (rest.length === 0) player.say(first);
      else void player.play([first, ...rest], ignore);
    },
    say(key: LexigramKey): void {
      if (asking !== 'written') player.say(key);
    },
  };
}

/** State and actions of the three games, including their sound. */
export function useGames(
  player: SignPlayer,
  random: Random,
  start: GamesState = { kind: 'choosing' },
): Games {
  const [state, setState] = useState(start);
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const sound = useSound(player);
  const { ask, say } = createPrompts(player, options);

  const askNext = (next: GamesState) => {
    player.stop();
    ask(next);
    setState(next);
  };
  const touch = (key: LexigramKey) => {
    say(key);
    setState(touched(state, key));
  };

  const actions: GamesActions = {
    choose: (chosen) => setOptions(fitting(chosen)),
    start: (game) => askNext(begun(game, options, random)),
    sayAgain: () => ask(state),
    say: player.say,
    touch,
    showMe: () => touch(wantedIn(state) ?? ''),
    flip: () => {
      if (state.kind === 'saying') say(state.deck.waiting[0] ?? '');
      setState(turnedOver(state));
    },
    knewIt: () => askNext(knew(state)),
    later: () => askNext(forLater(state)),
    next: () => askNext(goneOn(state)),
    end: () => askNext(over(state)),
    leave: () => askNext({ kind: 'choosing' }),
  };
  return { state, options, sound, actions };
}
