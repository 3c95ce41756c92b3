import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain/keyboard';
import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { GameOptions } from './GamesScreen/games.types';

export const USUAL_OPTIONS: GameOptions = {
  panel: 'all',
  lexigramClass: 'all',
  choiceCount: 6,
  asking: 'said',
};

const isOn = (panel: PanelId | 'all') => (lexigram: { panel: PanelId }) =>
  panel === 'all' || lexigram.panel === panel;

export const getPool = ({ panel, lexigramClass }: GameOptions): LexigramKey[] =>
  LEXIGRAMS.filter(isOn(panel))
    .filter((lexigram) => lexigramClass === 'all' || lexigram.lexigramClass === lexigramClass)
    .map(({ key }) => key);

export const classesOn = (panel: PanelId | 'all'): LexigramClass[] => [
  ...new Set(LEXIGRAMS.filter(isOn(panel)).map(({ lexigramClass }) => lexigramClass)),
];

/** Makes the options valid: a class that the panel does not have falls back to all. */
export const fitting = (options: GameOptions): GameOptions =>
  options.lexigramClass === 'all' || classesOn(options.panel).includes(options.lexigramClass)
    ? options
    : { ...options, lexigramClass: 'all' };
