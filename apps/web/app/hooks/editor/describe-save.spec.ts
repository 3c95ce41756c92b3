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
