import { expect, it } from 'vitest';
import { joinWithDots } from './join-with-dots';

it('lets a line break after a dot, never before it', () => {
  const text = joinWithDots(['Des Moines', 'United States']);

  expect(text.split(' ')).toEqual(['Des', 'Moines\u00A0·', 'United', 'States']);
});
