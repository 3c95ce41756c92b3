import { LEXIGRAMS } from '@paniscus/lexigrams';
import type { Lexigram, SignCode } from '@paniscus/lexigrams';
import { BENCH } from './bench.data';

const bySign = new Map(LEXIGRAMS.map((lexigram) => [lexigram.sign, lexigram]));

/** The word that has this sign, if any. */
export const wordOfSign = (sign: SignCode): Lexigram | undefined => bySign.get(sign);

const partsOf = (sign: SignCode) => (sign === '' ? [] : sign.split('+'));

/** What would have to be laid or taken away to make one sign of the other. */
function stepsBetween(one: SignCode, other: SignCode): number {
  const [ours, theirs] = [partsOf(one), partsOf(other)];
  return (
    ours.filter((part) => !theirs.includes(part)).length +
    theirs.filter((part) => !ours.includes(part)).length
  );
}

/** The words whose signs are nearest, the nearest first; those that lie first on the board where several are as near. */
export const nearestTo = (sign: SignCode, count: number): Lexigram[] =>
  LEXIGRAMS.map((lexigram) => ({ lexigram, steps: stepsBetween(sign, lexigram.sign) }))
    .sort((one, other) => one.steps - other.steps)
    .slice(0, count)
    .map(({ lexigram }) => lexigram);

/** The sign with the part laid on it, or taken away where it lies. */
export function toggled(sign: SignCode, part: string): SignCode {
  const parts = partsOf(sign);
  return inOrder(parts.includes(part) ? parts.filter((laid) => laid !== part) : [...parts, part]);
}

const ORDER = BENCH.flatMap(({ pieces }) => pieces.map(({ part }) => part));

const inOrder = (parts: readonly string[]): SignCode =>
  ORDER.filter((part) => parts.includes(part)).join('+');

/** The sign that an address asks for; nothing where it is none of ours. */
export function signFromAddress(query: string): SignCode {
  const asked = partsOf(new URLSearchParams(query).get('sign')?.replaceAll(' ', '+') ?? '');
  return inOrder(asked);
}

export const isLaid = (sign: SignCode, part: string): boolean => partsOf(sign).includes(part);
