import { describe, expect, it } from 'vitest';
import { askedIn, begun, forLater, goneOn, knew, over, touched, turnedOver, wantedIn } from './games.flow';
import type { GamesState } from './GamesScreen/games.types';
import { USUAL_OPTIONS } from './pool.rules';

const random = () => 0.42;

function playedThrough(start: GamesState): GamesState {
  let state = start;
  for (let steps = 0; steps < 100 && state.kind !== 'over'; steps += 1) {
    const wanted = wantedIn(state);
    state = wanted === undefined ? goneOn(knew(turnedOver(state))) : touched(state, wanted);
  }
  return state;
}

describe('game round', () => {
  it('ends with the ten signs that were met, for a game with ten words', () => {
    for (const game of ['find', 'say'] as const) {
      const end = playedThrough(begun(game, USUAL_OPTIONS, random));

      expect(end).toMatchObject({ kind: 'over', game });
      expect(end.kind === 'over' && new Set(end.met).size).toBe(10);
    }
  });

  it('ends with every sign that was placed, for a game with sentences', () => {
    const end = playedThrough(begun('build', USUAL_OPTIONS, random));

    expect(end).toMatchObject({ kind: 'over', game: 'build' });
    expect(end.kind === 'over' && end.met.length).toBeGreaterThanOrEqual(10);
  });

  it('repeats the question after a wrong sign', () => {
    const state = begun('find', USUAL_OPTIONS, random);
    const [asked] = askedIn(state);
    const other =
      state.kind === 'finding' ? state.round.questions[0]?.choices.find((key) => key !== asked) : '';

    const after = touched(state, other ?? '');

    expect(askedIn(after)).toEqual([asked]);
    expect(goneOn(after)).toEqual(after);
    expect(wantedIn(after)).toBe(asked);
  });

  it('can be ended at any time with the signs met so far', () => {
    const finding = begun('find', USUAL_OPTIONS, random);
    const found = touched(finding, wantedIn(finding) ?? '');

    expect(over(finding)).toMatchObject({ kind: 'over', met: [] });
    expect(over(found)).toMatchObject({ kind: 'over', met: askedIn(finding) });
    expect(over(forLater(begun('say', USUAL_OPTIONS, random)))).toMatchObject({ kind: 'over', met: [] });
    expect(over({ kind: 'choosing' })).toEqual({ kind: 'choosing' });
  });
});
