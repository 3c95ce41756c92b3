import type { LexigramKey, Random, SignPlayer, SoundState } from '@paniscus/domain';
import { useEffect, useState } from 'react';
import { askedIn, begun, forLater, goneOn, knew, over, touched, turnedOver, wantedIn } from './games.flow';
import type { GameOptions, GamesActions, GamesState } from './GamesScreen/games.types';
import { fitting, USUAL_OPTIONS } from './pool.rules';

type Games = { state: GamesState; options: GameOptions; sound: SoundState; actions: GamesActions };

/** Whether a word has to be written because nothing is heard. */
export const isSilent = ({ kind }: SoundState): boolean => kind === 'blocked' || kind === 'failed';

const ignore = () => undefined;

/** The three games: what lies on the table, and what the voice says of it. */
export function useGames(
  player: SignPlayer,
  random: Random,
  start: GamesState = { kind: 'choosing' },
): Games {
  const [state, setState] = useState(start);
  const [options, setOptions] = useState(USUAL_OPTIONS);
  const [sound, setSound] = useState<SoundState>({ kind: 'idle' });
  useEffect(() => {
    // Words of all panels are asked for, so they come one by one, as those of an own board do.
    player.prepare('delta', 10);
    const forget = player.subscribe(setSound);
    return () => {
      forget();
      player.stop();
    };
  }, [player]);

  // Sound is asked for in the gesture itself: a browser that plays nothing unasked allows it there only.
  const ask = (asked: GamesState) => {
    const [first, ...rest] = askedIn(asked);
    if (first === undefined || options.asking === 'written') return;
    if (rest.length === 0) player.say(first);
    else void player.play([first, ...rest], ignore);
  };
  const say = (key: LexigramKey) => {
    if (options.asking !== 'written') player.say(key);
  };
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
