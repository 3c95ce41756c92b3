import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuildRound, isBuilt, metInBuild, nextSentence, sentenceAt, withLaid } from './build.rules.ts';
import { ROUND_LENGTH } from './deal.rules.ts';
import { createDeck, known, laterAgain, turned } from './deck.rules.ts';
import type { Deck } from './deck.rules.ts';
import { CHOICE_COUNTS, getFindRound, isFound, metInFind, nextQuestion, withTry } from './find.rules.ts';

const pools = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 40 });
const counts = fc.constantFrom(...CHOICE_COUNTS);

const randoms = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((numbers) => {
    let drawn = 0;
    return () => numbers[drawn++ % numbers.length] ?? 0;
  });

const sorted = (keys: readonly string[]) => [...keys].sort();

describe('hear the word, find the sign', () => {
  it('asks distinct words, ten per round when the pool is large enough', () => {
    fc.assert(
      fc.property(pools, counts, randoms, (pool, count, random) => {
        const answers = getFindRound(pool, count, random).questions.map(({ answer }) => answer);

        expect(new Set(answers).size).toBe(answers.length);
        expect(answers.length).toBe(Math.min(ROUND_LENGTH, pool.length));
      }),
    );
  });

  it('offers distinct choices that include the answer', () => {
    fc.assert(
      fc.property(pools, counts, randoms, (pool, count, random) => {
        for (const { answer, choices } of getFindRound(pool, count, random).questions) {
          expect(choices).toContain(answer);
          expect(new Set(choices).size).toBe(choices.length);
          expect(choices.length).toBe(Math.min(count, pool.length));
          expect(pool).toEqual(expect.arrayContaining([...choices]));
        }
      }),
    );
  });

  it('reaches its end for any sequence of tries and has then shown every word', () => {
    fc.assert(
      fc.property(pools, counts, randoms, (pool, count, random) => {
        let round = getFindRound(pool, count, random);
        for (const { choices } of round.questions) {
          for (const key of choices) round = withTry(round, key);
          expect(isFound(round)).toBe(true);
          round = nextQuestion(round);
        }

        expect(metInFind(round)).toEqual(round.questions.map(({ answer }) => answer));
      }),
    );
  });

  it('does not advance before the answer is found, and ignores signs that are not offered', () => {
    const round = getFindRound(['apple', 'banana'], 6, () => 0);

    expect(nextQuestion(round)).toBe(round);
    expect(withTry(round, 'melon')).toBe(round);
  });
});

describe('see the sign, say the word', () => {
  it('neither loses nor duplicates a sign for any answers', () => {
    fc.assert(
      fc.property(pools, randoms, fc.array(fc.boolean(), { maxLength: 60 }), (pool, random, answers) => {
        const start = createDeck(pool, random);

        const end = answers.reduce<Deck>(
          (deck, knewIt) => (knewIt ? known(turned(deck)) : laterAgain(turned(deck))),
          start,
        );

        expect(sorted([...end.waiting, ...end.known])).toEqual(sorted(start.waiting));
        expect(end).toMatchObject({ isTurned: false, answered: answers.length });
      }),
    );
  });

  it('repeats a sign only after others, as long as there are others', () => {
    fc.assert(
      fc.property(pools, randoms, (pool, random) => {
        const deck = createDeck(pool, random);

        const later = laterAgain(deck);

        const place = Math.min(3, deck.waiting.length - 1);
        expect(later.waiting[place]).toBe(deck.waiting[0]);
      }),
    );
  });

  it('is over once every sign is known', () => {
    let deck = createDeck(['apple', 'banana', 'melon'], () => 0);

    while (deck.waiting.length > 0) deck = known(deck);

    expect(sorted(deck.known)).toEqual(['apple', 'banana', 'melon']);
    expect(turned(deck).isTurned).toBe(false);
  });
});

describe('build the sentence', () => {
  const sentences = fc.array(
    fc.array(fc.constantFrom('please', 'give', 'banana', 'chase', 'more'), { minLength: 1, maxLength: 4 }),
    { minLength: 1, maxLength: 14 },
  );

  it('offers every sign of the sentence, so that it can always be built', () => {
    fc.assert(
      fc.property(sentences, pools, counts, randoms, (all, pool, count, random) => {
        let round = createBuildRound(all, pool, count, random);
        for (const { sentence, choices } of round.questions) {
          expect(choices).toEqual(expect.arrayContaining([...sentence]));
          expect(new Set(choices).size).toBe(choices.length);
          for (const key of sentence) round = withLaid(round, key);
          expect(isBuilt(round)).toBe(true);
          round = nextSentence(round);
        }

        expect(sentenceAt(round)).toBeUndefined();
        expect(sorted(metInBuild(round))).toEqual(
          sorted([...new Set(round.questions.flatMap(({ sentence }) => sentence))]),
        );
      }),
    );
  });

  it('reports a sign that is not the next one and leaves the sentence unchanged', () => {
    const round = createBuildRound([['give', 'banana']], ['apple', 'melon'], 6, () => 0);

    const missed = withLaid(round, 'banana');

    expect(missed).toMatchObject({ placed: 0, missed: 'banana' });
    expect(nextSentence(missed)).toBe(missed);
    expect(withLaid(missed, 'give')).toMatchObject({ placed: 1, missed: null });
  });
});
