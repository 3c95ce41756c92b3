import { expect, it } from 'vitest';
import { toDescriptionText } from './product-description.rules.ts';

it('converts a description to one line of plain text, with a period after each item', () => {
  const html = '<p>The sign for <b>banana</b>s &amp; more.</p><ul><li>11&nbsp;oz</li><li>&lt;3</li></ul>';

  expect(toDescriptionText(html)).toBe('The sign for bananas & more. 11 oz. <3.');
});
