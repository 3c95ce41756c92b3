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

it('says when a scheduled post is published', () => {
  const publishAt = new Date(2027, 2, 14, 3, 30).toISOString();

  expect(describeSave({ title: 'Rain', status: 'scheduled', publish_at: publishAt }, 'draft')).toMatch(
    /^“Rain” is scheduled for March 14, 2027 at 3:30\sAM\.$/,
  );
});

it('says that text which could not be saved is still there', () => {
  expect(describeSave({ title: 'Rain', status: 'trashed' }, 'published', true)).toBe(
    '“Rain” is in the trash. Your changes to its text are not saved yet. Edit the post to finish them.',
  );
});
