import { describe, expect, it } from 'vitest';
import { groupScreens } from './group-screens';

const story = (title: string, name: string, type = 'story') => {
  const id = `${title}--${name}`.toLowerCase();
  return [id, { id, type, title, name, importPath: `./libs/${title}.stories.tsx` }] as const;
};

const index = {
  entries: Object.fromEntries([
    story('features/store/StoreScreen/StoreScreen', 'Loading'),
    story('features/store/StoreScreen/StoreScreen', 'Ready'),
    story('features/about/AboutScreen/AboutScreen', 'Ready'),
    story('features/store/Gallery/Gallery', 'Default'),
    story('features/store/StoreScreen/StoreScreen', 'Docs', 'docs'),
    story('ui/Page/Page', 'Default'),
  ]),
};

describe('screen catalog', () => {
  it('lists each screen once, sorted by feature', () => {
    expect(groupScreens(index).map(({ feature, name }) => `${feature}/${name}`)).toEqual([
      'about/AboutScreen',
      'store/StoreScreen',
    ]);
  });

  it('lists the stories of a screen and shows the ready state first', () => {
    const store = groupScreens(index).find(({ name }) => name === 'StoreScreen');

    expect(store?.states.map(({ name }) => name)).toEqual(['Ready', 'Loading']);
  });
});
