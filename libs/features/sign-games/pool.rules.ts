import type { LexigramClass, LexigramKey, PanelId } from '@paniscus/domain';
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

/** The words that a game may ask for. */
export const getPool = ({ panel, lexigramClass }: GameOptions): LexigramKey[] =>
  LEXIGRAMS.filter(isOn(panel))
    .filter((lexigram) => lexigramClass === 'all' || lexigram.lexigramClass === lexigramClass)
    .map(({ key }) => key);

/** The classes that lie on a panel. */
export const classesOn = (panel: PanelId | 'all'): LexigramClass[] => [
  ...new Set(LEXIGRAMS.filter(isOn(panel)).map(({ lexigramClass }) => lexigramClass)),
];

/** Options of which something can be asked: a class that the panel does not have gives way to all of them. */
export const fitting = (options: GameOptions): GameOptions =>
  options.lexigramClass === 'all' || classesOn(options.panel).includes(options.lexigramClass)
    ? options
    : { ...options, lexigramClass: 'all' };
