import { expect, it } from 'vitest';
import { opensOtherBoard } from './pending-board';

const alpha = '{"board":"alpha","set":10}';
const delta = '{"board":"delta","set":10}';

it.each([
  ['on a first visit', '', null, null, false],
  ['with the last board', '', null, delta, true],
  ['with the board of the tab', '', alpha, delta, false],
  ['with the last board, in a tab that only has a sentence', '', '{"sentence":["give"]}', delta, true],
  ['with the board of a link', '?set=20&panel=Beta', alpha, alpha, true],
  ['with the board of a link', '?panel=alpha', null, delta, false],
  ['without the board of a wrong link', '?panel=omega', null, null, false],
])('knows before the keyboard is shown whether it opens with another board: %s', (...visit) => {
  const [, query, tab, saved, isOther] = visit;

  expect(opensOtherBoard(query, tab, saved)).toBe(isOther);
});
