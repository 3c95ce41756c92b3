import { gameSentences } from '@paniscus/content';
import {
  createBuildRound,
  createDeck,
  createFindRound,
  getCurrentQuestion,
  getCurrentSentence,
  isBuilt,
  isFound,
  listBuildWords,
  listFindWords,
  markKnown,
  nextQuestion,
  nextSentence,
  placeSign,
  repeatLater,
  revealCard,
  revealChoice,
} from '@paniscus/domain/keyboard';
import type { Deck, LexigramKey, OwnWords, Random, Sentence } from '@paniscus/domain/keyboard';
import { toLexigramKey } from '@paniscus/lexigrams';
import type { GameId, GameOptions, GamesState } from './GamesScreen/games.types';
import { listPool, DEFAULT_OPTIONS } from './game-options.rules';

const BUILD_CHOICES = 8;
const NO_WORDS: OwnWords = new Map();

/** Starts a round; sentences always consist of lexigrams. */
export function startGame(
  game: GameId,
  options: GameOptions,
  random: Random,
  ownWords = NO_WORDS,
): GamesState {
  const pool = listPool(options, ownWords);
  switch (game) {
    case 'find':
      return { kind: 'finding', round: createFindRound(pool, options.choiceCount, random) };
    case 'say':
      return { kind: 'saying', deck: createDeck(pool, random) };
    case 'build': {
      const sentences = gameSentences.map((words) => words.map(toLexigramKey));
      return {
        kind: 'building',
        round: createBuildRound(sentences, listPool(DEFAULT_OPTIONS, NO_WORDS), BUILD_CHOICES, random),
      };
    }
  }
}

/** The word or sentence to ask for; empty when the player names the sign. */
export function getPrompt(state: GamesState): Sentence {
  if (state.kind === 'finding') return [getCurrentQuestion(state.round)?.answer ?? []].flat();
  if (state.kind === 'building') return getCurrentSentence(state.round)?.sentence ?? [];
  return [];
}

export function withChoice(state: GamesState, key: LexigramKey): GamesState {
  if (state.kind === 'finding') return { ...state, round: revealChoice(state.round, key) };
  if (state.kind === 'building') return { ...state, round: placeSign(state.round, key) };
  return state;
}

/** The sign to find, or the next one in the sentence; undefined once it is found. */
export function findExpectedSign(state: GamesState): LexigramKey | undefined {
  if (state.kind === 'finding')
    return isFound(state.round) ? undefined : getCurrentQuestion(state.round)?.answer;
  if (state.kind === 'building') return getCurrentSentence(state.round)?.sentence[state.round.placed];
  return undefined;
}

/** Advances to the next question, or ends the round after the last one. */
export function advance(state: GamesState): GamesState {
  if (state.kind === 'finding') {
    const round = nextQuestion(state.round);
    return getCurrentQuestion(round) === undefined ? endRound({ ...state, round }) : { ...state, round };
  }
  if (state.kind === 'building') {
    const round = nextSentence(state.round);
    return getCurrentSentence(round) === undefined ? endRound({ ...state, round }) : { ...state, round };
  }
  return state;
}

/** Updates the deck; ends the round when no sign is left. */
function withDeck(state: GamesState, change: (deck: Deck) => Deck): GamesState {
  if (state.kind !== 'saying') return state;
  const deck = change(state.deck);
  return deck.waiting.length === 0 ? endRound({ ...state, deck }) : { ...state, deck };
}

export const withRevealedCard = (state: GamesState) => withDeck(state, revealCard);
export const withKnownCard = (state: GamesState) => withDeck(state, markKnown);
export const withRepeatedCard = (state: GamesState) => withDeck(state, repeatLater);

/** Ends the round at any point; answered questions count as met. */
export function endRound(state: GamesState): GamesState {
  switch (state.kind) {
    case 'finding': {
      const round = skipIfFound(state.round);
      const isEarly = getCurrentQuestion(round) !== undefined;
      return { kind: 'over', game: 'find', practicedKeys: listFindWords(round), isEarly };
    }
    case 'saying': {
      const { known, waiting } = state.deck;
      return { kind: 'over', game: 'say', practicedKeys: known, isEarly: waiting.length > 0 };
    }
    case 'building': {
      const round = skipIfBuilt(state.round);
      const isEarly = getCurrentSentence(round) !== undefined;
      return { kind: 'over', game: 'build', practicedKeys: listBuildWords(round), isEarly };
    }
    default:
      return state;
  }
}

const skipIfFound = (round: Parameters<typeof isFound>[0]) => (isFound(round) ? nextQuestion(round) : round);
const skipIfBuilt = (round: Parameters<typeof isBuilt>[0]) => (isBuilt(round) ? nextSentence(round) : round);
