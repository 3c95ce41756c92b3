import { expect, it } from 'vitest';
import { describeUploaded } from './describe-uploaded';

it.each([
  [['a.png'], 'a.png is in the library. Open it to add alt text.'],
  [['a.png', 'b.png'], 'a.png and b.png are in the library. Open them to add alt text.'],
  [['a.png', 'b.png', 'c.png'], 'a.png, b.png and c.png are in the library. Open them to add alt text.'],
])('names every picture of %j', (names, message) => {
  expect(describeUploaded(names)).toBe(message);
});
