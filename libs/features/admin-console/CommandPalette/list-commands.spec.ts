import { expect, it } from 'vitest';
import { listCommands } from './list-commands';

const sections = [
  {
    pages: [
      { href: '/django-posts', label: 'Manage posts', sign: 'key', isCurrent: false },
      { href: '/create-post', label: 'Create Post', sign: 'more', isCurrent: true },
      { href: '/orders', label: 'Orders', sign: 'shirt', isCurrent: false },
    ],
  },
] as const;

const listLabels = (text: string) =>
  listCommands(
    sections.map(({ pages }) => ({ pages: [...pages] })),
    [],
    text,
    { kind: 'idle' },
  ).map(({ label }) => label);

it('lists every page while there is no text', () => {
  expect(listLabels(' ')).toEqual(['Manage posts', 'Create Post', 'Orders']);
});

it('finds pages by the beginnings of their words, in any order and case', () => {
  expect(listLabels('POST')).toEqual(['Manage posts', 'Create Post']);
  expect(listLabels('po cre')).toEqual(['Create Post']);
  expect(listLabels('rders')).toEqual([]);
});

it('lists an action instead of the page of the same name', () => {
  const action = { href: '/create-post', label: 'Create Post', kind: 'Action' };

  const commands = listCommands([{ pages: [...sections[0].pages] }], [action], 'post', { kind: 'idle' });

  expect(commands.map(({ label, kind }) => [label, kind])).toEqual([
    ['Manage posts', 'Page'],
    ['Create Post', 'Action'],
  ]);
});

it('lists records after the pages', () => {
  const record = { href: '/orders/7', label: 'PN-000007', kind: 'Order' };

  const commands = listCommands([], [], 'PN', { kind: 'found', records: [record], hasMore: false });

  expect(commands).toEqual([record]);
});
