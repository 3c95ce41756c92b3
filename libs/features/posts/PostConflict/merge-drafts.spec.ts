import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts';

const withTitle = (title: string) => ({ title, content: 'Ripe.' });

it('retains both titles when both changed the title, and counts them as a conflict', () => {
  expect(
    mergeDrafts({ base: withTitle('Figs'), mine: withTitle('Ripe figs'), theirs: withTitle('Sweet figs') }),
  ).toEqual({
    draft: withTitle('[Saved text:] Sweet figs [Your text:] Ripe figs'),
    conflicts: [{ mine: 'Ripe figs', theirs: 'Sweet figs' }],
  });
});

it('never loses a title that one side changed', () => {
  const title = fc.constantFrom('Figs', 'Leaves', 'Rain', 'Fig');
  fc.assert(
    fc.property(title, title, title, (base, mine, theirs) => {
      const { draft, conflicts } = mergeDrafts({
        base: withTitle(base),
        mine: withTitle(mine),
        theirs: withTitle(theirs),
      });
      const changed = [mine, theirs].filter((changedTitle) => changedTitle !== base);

      expect(
        draft.title
          .split(/ ?\[.*?:\] /)
          .filter(Boolean)
          .toSorted(),
      ).toEqual(changed.length === 0 ? [base] : [...new Set(changed)].toSorted());
      expect(conflicts).toHaveLength(new Set(changed).size === 2 ? 1 : 0);
    }),
  );
});
