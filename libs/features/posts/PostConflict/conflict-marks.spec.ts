import { expect, it } from 'vitest';
import { findConflictMarks } from './conflict-marks';
import { mergeDrafts } from './merge-drafts';
import { mergeTexts } from './merge-texts';

const findIn = (content: string, title = 'Figs') => findConflictMarks({ title, content });

it('finds every mark of a merged text, even when only one of them is left', () => {
  const { text } = mergeTexts('one\ntwo', 'mine\ntwo', 'theirs\ntwo');

  expect(findIn(text)).toEqual({
    field: 'content',
    message: expect.stringContaining('“[Saved text:].”'),
  });
  expect(findIn('theirs\ntwo\n[End of both texts] ')?.message).toContain('“[End of both texts].”');
});

it('finds two titles, even when only the mark of one of them is left', () => {
  const withTitle = (title: string) => ({ title, content: 'Ripe.' });
  const { draft } = mergeDrafts({
    base: withTitle('Figs'),
    mine: withTitle('Ripe figs'),
    theirs: withTitle('Sweet figs'),
  });

  expect(findConflictMarks(draft)).toEqual({
    field: 'title',
    message: expect.stringContaining('“[Saved text:].”'),
  });
  expect(findIn('Ripe.', '[Your text:] Ripe figs')?.field).toBe('title');
});

it('finds nothing in a text without conflicts, nor in one that mentions a mark', () => {
  expect(findIn(mergeTexts('one', 'one', 'two').text)).toBeUndefined();
  expect(findIn('We write “[Saved text:]” there.')).toBeUndefined();
});
