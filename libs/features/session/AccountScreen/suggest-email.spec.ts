import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email';

it('sends authors and editors to an administrator, and administrators to the command', () => {
  expect(suggestEmail({ role: 'author', username: 'ada' })).toBe('Ask an administrator to change it');
  expect(suggestEmail({ role: 'admin', username: 'grace' })).toContain(
    'npm run staff -- email grace ADDRESS',
  );
});
