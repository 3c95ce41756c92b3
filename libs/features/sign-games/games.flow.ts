import { gameSentences } from '@paniscus/content';
import {
  createBuildRound,
  createDeck,
  getFindRound,
  isBuilt,
  isFound,
  known,
  laterAgain,
  metInBuild,
  metInFind,
  nextQuestion,
  nextSentence,
  findQuestion,
  sentenceAt,
  turned,
  withLaid,
  withTry,
} from '@paniscus/domain/keyboard';
import type { Deck, LexigramKey, Random, Sentence } from '@paniscus/domain/keyboard';
import { getKey } from '@paniscus/lexigrams';
import type { GameId, GameOptions, GamesState } from './GamesScreen/games.types';
import { getPool, USUAL_OPTIONS } from './pool.rules';

const BUILD_CHOICES = 8;

export function begun(game: GameId, options: GameOptions, random: Random): GamesState {
  const pool = getPool(options);
  switch (game) {
    case 'find':
      return { kind: 'finding', round: getFindRound(pool, options.choiceCount, random) };
    case 'say':
      return { kind: 'saying', deck: createDeck(pool, random) };
    case 'build': {
      const sentences = gameSentences.map((words) => words.map(getKey));
      return {
        kind: 'building',
        round: createBuildRound(sentences, getPool(USUAL_OPTIONS), BUILD_CHOICES, random),
      };
    }
  }
}

/** The word or sentence to ask for; empty when the player names the sign. */
export function askedIn(state: GamesState): Sentence {
  if (state.kind === 'finding') return [findQuestion(state.round)?.answer ?? []].flat();
  if (state.kind === 'building') return sentenceAt(state.round)?.sentence ?? [];
  return [];
}

export function touched(state: GamesState, key: LexigramKey): GamesState {
  if (state.kind === 'finding') return { ...state, round: withTry(state.round, key) };
  if (state.kind === 'building') return { ...state, round: withLaid(state.round, key) };
  return state;
}

/** The sign to find, or the next one in the sentence; undefined once it is found. */
export function wantedIn(state: GamesState): LexigramKey | undefined {
  if (state.kind === 'finding') return isFound(state.round) ? undefined : findQuestion(state.round)?.answer;
  if (state.kind === 'building') return sentenceAt(state.round)?.sentence[state.round.placed];
  return undefined;
}

/** Advances to the next question, or ends the round after the last one. */
export function goneOn(state: GamesState): GamesState {
  if (state.kind === 'finding') {
    const round = nextQuestion(state.round);
    return findQuestion(round) === undefined ? over({ ...state, round }) : { ...state, round };
  }
  if (state.kind === 'building') {
    const round = nextSentence(state.round);
    return sentenceAt(round) === undefined ? over({ ...state, round }) : { ...state, round };
  }
  return state;
}

/** Updates the deck; ends the round when no sign is left. */
function withDeck(state: GamesState, change: (deck: Deck) => Deck): GamesState {
  if (state.kind !== 'saying') return state;
  const deck = change(state.deck);
  return deck.waiting.length === 0 ? over({ ...state, deck }) : { ...state, deck };
}

export const turnedOver = (state: GamesState) => withDeck(state, turned);
export const knew = (state: GamesState) => withDeck(state, known);
export const forLater = (state: GamesState) => withDeck(state, laterAgain);

/** Ends the round at any point; answered questions count as met. */
export function over(state: GamesState): GamesState {
  switch (state.kind) {
    case 'finding':
      return { kind: 'over', game: 'find', met: metInFind(answeredFind(state.round)) };
    case 'saying':
      return { kind: 'over', game: 'say', met: state.deck.known };
    case 'building':
      return { kind: 'over', game: 'build', met: metInBuild(answeredBuild(state.round)) };
    default:
      return state;
  }
}

const answeredFind = (round: Parameters<typeof isFound>[0]) => (isFound(round) ? nextQuestion(round) : round);
const answeredBuild = (round: Parameters<typeof isBuilt>[0]) =>
  isBuilt(round) ? nextSentence(round) : round;
