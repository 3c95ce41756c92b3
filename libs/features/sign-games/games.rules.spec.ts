import { describe, expect, it } from 'vitest';
import {
  getPrompt,
  startGame,
  withRepeatedCard,
  advance,
  withKnownCard,
  endRound,
  withChoice,
  withRevealedCard,
  findExpectedSign,
} from './games.rules';
import type { GamesState } from './GamesScreen/games.types';
import { DEFAULT_OPTIONS } from './game-options.rules';

const random = () => 0.42;

function playThrough(start: GamesState): GamesState {
  let state = start;
  for (let steps = 0; steps < 100 && state.kind !== 'over'; steps += 1) {
    const expected = findExpectedSign(state);
    state =
      expected === undefined ? advance(withKnownCard(withRevealedCard(state))) : withChoice(state, expected);
  }
  return state;
}

describe('game round', () => {
  it('ends with the ten signs that were met, for a game with ten words', () => {
    for (const game of ['find', 'say'] as const) {
      const end = playThrough(startGame(game, DEFAULT_OPTIONS, random));

      expect(end).toMatchObject({ kind: 'over', game });
      expect(end.kind === 'over' && new Set(end.practicedKeys).size).toBe(10);
    }
  });

  it('is as long as there are custom words to practice', () => {
    const words = ['Rex', 'Tom'].map((word) => ({
      key: `own-${word}`,
      word,
      picture: 'data:image/png;base64,x',
    }));
    const own = new Map(words.map((word) => [word.key, word]));

    for (const game of ['find', 'say'] as const) {
      const end = playThrough(startGame(game, { ...DEFAULT_OPTIONS, panel: 'own' }, random, own));

      expect(end.kind === 'over' && [...end.practicedKeys].sort()).toEqual(['own-Rex', 'own-Tom']);
    }
  });

  it('ends with every sign that was placed, for a game with sentences', () => {
    const end = playThrough(startGame('build', DEFAULT_OPTIONS, random));

    expect(end).toMatchObject({ kind: 'over', game: 'build' });
    expect(end.kind === 'over' && end.practicedKeys.length).toBeGreaterThanOrEqual(10);
  });

  it('repeats the question after a wrong sign', () => {
    const state = startGame('find', DEFAULT_OPTIONS, random);
    const [answer] = getPrompt(state);
    const other =
      state.kind === 'finding' ? state.round.questions[0]?.choices.find((key) => key !== answer) : '';

    const after = withChoice(state, other ?? '');

    expect(getPrompt(after)).toEqual([answer]);
    expect(advance(after)).toEqual(after);
    expect(findExpectedSign(after)).toBe(answer);
  });

  it('can be ended at any time with the signs practiced so far', () => {
    const finding = startGame('find', DEFAULT_OPTIONS, random);
    const found = withChoice(finding, findExpectedSign(finding) ?? '');

    expect(endRound(finding)).toMatchObject({ kind: 'over', practicedKeys: [], isEarly: true });
    expect(endRound(found)).toMatchObject({ kind: 'over', practicedKeys: getPrompt(finding) });
    expect(endRound(withRepeatedCard(startGame('say', DEFAULT_OPTIONS, random)))).toMatchObject({
      kind: 'over',
      practicedKeys: [],
    });
    expect(endRound({ kind: 'choosing' })).toEqual({ kind: 'choosing' });
  });
});
