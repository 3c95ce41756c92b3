import type { LexigramClass, LexigramKey, OwnWords } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { GameOptions } from './GamesScreen/games.types';

export const DEFAULT_OPTIONS: GameOptions = {
  panel: 'all',
  lexigramClass: 'all',
  choiceCount: 6,
  promptMode: 'audio',
};

type Panel = GameOptions['panel'];

const isOnPanel = (panel: Panel) => (lexigram: { panel: Panel }) =>
  panel === 'all' || lexigram.panel === panel;

/** Custom words with a picture to recognize; folder keys are no words. */
const listOwnPool = (words: OwnWords): LexigramKey[] =>
  [...words.values()]
    .filter(({ word, picture, opens }) => word !== '' && picture !== undefined && opens === undefined)
    .map(({ key }) => key);

/** Words that the questions are drawn from. */
export const listPool = ({ panel, lexigramClass }: GameOptions, ownWords: OwnWords): LexigramKey[] =>
  panel === 'own'
    ? listOwnPool(ownWords)
    : LEXIGRAMS.filter(isOnPanel(panel))
        .filter((lexigram) => lexigramClass === 'all' || lexigram.lexigramClass === lexigramClass)
        .map(({ key }) => key);

/** Whether there are signs to tell apart. */
export const hasEnoughWords = (options: GameOptions, ownWords: OwnWords): boolean =>
  listPool(options, ownWords).length > 1;

export const listClasses = (panel: Panel): LexigramClass[] => [
  ...new Set(LEXIGRAMS.filter(isOnPanel(panel)).map(({ lexigramClass }) => lexigramClass)),
];

/** Makes the options valid: a class that the panel does not have falls back to all. */
export const normalizeOptions = (options: GameOptions): GameOptions =>
  options.lexigramClass === 'all' || listClasses(options.panel).includes(options.lexigramClass)
    ? options
    : { ...options, lexigramClass: 'all' };
