import { expect, it } from 'vitest';
import { describeConflictMarks } from './conflict-marks';
import { mergeTexts } from './merge-texts';

it('finds every mark of a merged text, also when only one of them is left', () => {
  const { text } = mergeTexts('one\ntwo', 'mine\ntwo', 'theirs\ntwo');

  expect(describeConflictMarks(text)).toContain('“[Saved text:].”');
  expect(describeConflictMarks('theirs\ntwo\n[End of both texts] ')).toContain('“[End of both texts].”');
});

it('finds nothing in a text without conflicts, nor in one that mentions a mark', () => {
  expect(describeConflictMarks(mergeTexts('one', 'one', 'two').text)).toBeUndefined();
  expect(describeConflictMarks('We write “[Saved text:]” there.')).toBeUndefined();
});
