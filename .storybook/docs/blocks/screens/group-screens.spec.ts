import { describe, expect, it } from 'vitest';
import { countStates, filterGroups, groupScreens, toTitle } from './group-screens';
import type { CatalogGroup } from './group-screens';

const story = (title: string, name: string, type = 'story') => {
  const id = `${title}--${name}`.toLowerCase();
  return [id, { id, type, title, name, importPath: `./libs/${title}.stories.tsx` }] as const;
};

const groups = groupScreens({
  entries: Object.fromEntries([
    story('features/store/StoreScreen/StoreScreen', 'Loading'),
    story('features/store/StoreScreen/StoreScreen', 'Ready'),
    story('features/store/StoreScreen/StoreFilters', 'Not Found'),
    story('features/about-us/AboutScreen/AboutScreen', 'Ready'),
    story('features/about-us/AboutScreen/AboutScreen', 'Ready Printed'),
    story('features/keyboard/boards/BoardPrintView/BoardPrintView', 'Default'),
    story('features/keyboard/boards/BoardTools/BoardTools', 'Printed'),
    story('features/store/StoreScreen/StoreScreen', 'Docs', 'docs'),
    story('emails/orders/OrderShippedEmail', 'Default'),
    story('ui/Page/Page', 'Default'),
  ]),
});

const listStates = (found: readonly CatalogGroup[]) =>
  found.flatMap(({ name, pages }) =>
    pages.map((page) => `${name}/${page.name}: ${page.states.map((state) => state.name).join(', ')}`),
  );

describe('screen catalog', () => {
  it('lists the states of each screen, the ready state first, then printed pages and emails', () => {
    expect(listStates(groups)).toEqual([
      'About us/AboutScreen: Ready',
      'Store/StoreScreen: Ready, Loading, Not Found',
      'Printed pages/AboutScreen: Ready Printed',
      'Printed pages/BoardPrintView: Default',
      'Emails/OrderShippedEmail: Default',
    ]);
    expect(countStates(groups)).toBe(7);
  });

  it.each([
    ['', 7],
    ['store', 3],
    ['store not found', 1],
    ['NotFound', 1],
    ['order shipped', 1],
    ['emails store', 0],
  ])('finds for “%s” %i states', (search, count) => {
    expect(countStates(filterGroups(groups, search))).toBe(count);
  });

  it('leaves out pages and groups without a match', () => {
    expect(listStates(filterGroups(groups, ' printed  about '))).toEqual([
      'Printed pages/AboutScreen: Ready Printed',
    ]);
  });

  it('writes names of components and folders as words', () => {
    expect(['DonationEmailFailureScreen', 'donations-admin', 'OrderShippedEmail'].map(toTitle)).toEqual([
      'Donation email failure',
      'Donations admin',
      'Order shipped email',
    ]);
  });
});
