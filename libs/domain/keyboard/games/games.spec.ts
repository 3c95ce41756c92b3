import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createBuildRound,
  isBuilt,
  listBuildWords,
  nextSentence,
  getCurrentSentence,
  placeSign,
} from './build-sentence.rules.ts';
import { ROUND_LENGTH } from './shuffle.rules.ts';
import { createDeck, markKnown, repeatLater, revealCard } from './flashcards.rules.ts';
import type { Deck } from './flashcards.rules.ts';
import {
  CHOICE_COUNTS,
  createFindRound,
  isFound,
  listFindWords,
  nextQuestion,
  revealChoice,
} from './find-sign.rules.ts';

const anyPool = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 40 });
const anyChoiceCount = fc.constantFrom(...CHOICE_COUNTS);

const anyRandom = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((numbers) => {
    let drawn = 0;
    return () => numbers[drawn++ % numbers.length] ?? 0;
  });

const sorted = (keys: readonly string[]) => [...keys].sort();

describe('hear the word, find the sign', () => {
  it('asks for distinct words, ten per round when the pool is large enough', () => {
    fc.assert(
      fc.property(anyPool, anyChoiceCount, anyRandom, (pool, count, random) => {
        const answers = createFindRound(pool, count, random).questions.map(({ answer }) => answer);

        expect(new Set(answers).size).toBe(answers.length);
        expect(answers.length).toBe(Math.min(ROUND_LENGTH, pool.length));
      }),
    );
  });

  it('offers distinct choices that include the answer', () => {
    fc.assert(
      fc.property(anyPool, anyChoiceCount, anyRandom, (pool, count, random) => {
        for (const { answer, choices } of createFindRound(pool, count, random).questions) {
          expect(choices).toContain(answer);
          expect(new Set(choices).size).toBe(choices.length);
          expect(choices.length).toBe(Math.min(count, pool.length));
          expect(pool).toEqual(expect.arrayContaining([...choices]));
        }
      }),
    );
  });

  it('ends after any sequence of tries and has then shown every word', () => {
    fc.assert(
      fc.property(anyPool, anyChoiceCount, anyRandom, (pool, count, random) => {
        let round = createFindRound(pool, count, random);
        for (const { choices } of round.questions) {
          for (const key of choices) round = revealChoice(round, key);
          expect(isFound(round)).toBe(true);
          round = nextQuestion(round);
        }

        expect(listFindWords(round)).toEqual(round.questions.map(({ answer }) => answer));
      }),
    );
  });

  it('does not advance before the answer is found, and ignores signs that are not offered', () => {
    const round = createFindRound(['apple', 'banana'], 6, () => 0);

    expect(nextQuestion(round)).toBe(round);
    expect(revealChoice(round, 'melon')).toBe(round);
  });
});

describe('see the sign, say the word', () => {
  it('neither loses nor duplicates a sign for any sequence of answers', () => {
    fc.assert(
      fc.property(anyPool, anyRandom, fc.array(fc.boolean(), { maxLength: 60 }), (pool, random, answers) => {
        const start = createDeck(pool, random);

        const end = answers.reduce<Deck>(
          (deck, wasKnown) => (wasKnown ? markKnown(revealCard(deck)) : repeatLater(revealCard(deck))),
          start,
        );

        expect(sorted([...end.waiting, ...end.known])).toEqual(sorted(start.waiting));
        expect(end).toMatchObject({ isRevealed: false, answered: answers.length });
      }),
    );
  });

  it('repeats a sign only after three others, or after all others if there are fewer', () => {
    fc.assert(
      fc.property(anyPool, anyRandom, (pool, random) => {
        const deck = createDeck(pool, random);

        const later = repeatLater(deck);

        const position = Math.min(3, deck.waiting.length - 1);
        expect(later.waiting[position]).toBe(deck.waiting[0]);
      }),
    );
  });

  it('is over once every sign is known', () => {
    let deck = createDeck(['apple', 'banana', 'melon'], () => 0);

    while (deck.waiting.length > 0) deck = markKnown(deck);

    expect(sorted(deck.known)).toEqual(['apple', 'banana', 'melon']);
    expect(revealCard(deck).isRevealed).toBe(false);
  });
});

describe('build the sentence', () => {
  const sentences = fc.array(
    fc.array(fc.constantFrom('please', 'give', 'banana', 'chase', 'more'), { minLength: 1, maxLength: 4 }),
    { minLength: 1, maxLength: 14 },
  );

  it('offers every sign of the sentence, so that it can always be built', () => {
    fc.assert(
      fc.property(sentences, anyPool, anyChoiceCount, anyRandom, (samples, pool, count, random) => {
        let round = createBuildRound(samples, pool, count, random);
        for (const { sentence, choices } of round.questions) {
          expect(choices).toEqual(expect.arrayContaining([...sentence]));
          expect(new Set(choices).size).toBe(choices.length);
          for (const key of sentence) round = placeSign(round, key);
          expect(isBuilt(round)).toBe(true);
          round = nextSentence(round);
        }

        expect(getCurrentSentence(round)).toBeUndefined();
        expect(sorted(listBuildWords(round))).toEqual(
          sorted([...new Set(round.questions.flatMap(({ sentence }) => sentence))]),
        );
      }),
    );
  });

  it('reports a sign that is not the next one and leaves the sentence unchanged', () => {
    const round = createBuildRound([['give', 'banana']], ['apple', 'melon'], 6, () => 0);

    const missed = placeSign(round, 'banana');

    expect(missed).toMatchObject({ placed: 0, wrongKey: 'banana' });
    expect(nextSentence(missed)).toBe(missed);
    expect(placeSign(missed, 'give')).toMatchObject({ placed: 1, wrongKey: null });
  });
});
