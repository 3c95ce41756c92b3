import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { GameOptions } from './GamesScreen/games.types';

export const DEFAULT_OPTIONS: GameOptions = {
  panel: 'all',
  lexigramClass: 'all',
  choiceCount: 6,
  promptMode: 'audio',
};

const isOnPanel = (panel: PanelId | 'all') => (lexigram: { panel: PanelId }) =>
  panel === 'all' || lexigram.panel === panel;

/** Words that the questions are drawn from. */
export const listPool = ({ panel, lexigramClass }: GameOptions): LexigramKey[] =>
  LEXIGRAMS.filter(isOnPanel(panel))
    .filter((lexigram) => lexigramClass === 'all' || lexigram.lexigramClass === lexigramClass)
    .map(({ key }) => key);

export const listClasses = (panel: PanelId | 'all'): LexigramClass[] => [
  ...new Set(LEXIGRAMS.filter(isOnPanel(panel)).map(({ lexigramClass }) => lexigramClass)),
];

/** Makes the options valid: a class that the panel does not have falls back to all. */
export const normalizeOptions = (options: GameOptions): GameOptions =>
  options.lexigramClass === 'all' || listClasses(options.panel).includes(options.lexigramClass)
    ? options
    : { ...options, lexigramClass: 'all' };
