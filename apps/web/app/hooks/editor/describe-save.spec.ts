import { expect, it } from 'vitest';
import { describeSave } from './describe-save';

it.each([
  ['published', undefined, '“Rain” is published.'],
  ['published', 'draft', '“Rain” is published.'],
  ['published', 'published', '“Rain” is updated.'],
  ['scheduled', 'draft', '“Rain” is scheduled.'],
  ['draft', 'published', '“Rain” is saved as a draft.'],
  ['trashed', 'trashed', '“Rain” is in the trash.'],
] as const)('says where a post is that was saved as %s and was %s', (status, before, text) => {
  expect(describeSave({ title: 'Rain', status }, before)).toBe(text);
});

it('says that text which could not be saved is still there', () => {
  expect(describeSave({ title: 'Rain', status: 'trashed' }, 'published', true)).toBe(
    '“Rain” is in the trash. Your changes to its text are not saved yet. Edit the post to finish them.',
  );
});
