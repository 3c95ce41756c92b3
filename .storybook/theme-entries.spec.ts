/// <reference types="vite/client" />
import * as material from '@mui/material';
import { describe, expect, it } from 'vitest';
import { theme } from '../libs/ui/theme/theme.ts';

const sources = import.meta.glob<string>(
  ['../libs/{ui,card,features,islands}/**/*.tsx', '../apps/web/app/**/*.tsx', '!../**/*.{stories,spec}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Components of Material UI that the site imports. */
const imported = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^import ([A-Z]\w*)[^']* from '@mui\/material\/\1'/gm)].map(([, name = '']) => name),
  ),
);

/** Parts of a text field, and what dialogs and menus are built on, which no file imports by name. */
const PARTS: Record<string, string> = {
  InputBase: 'OutlinedInput',
  InputLabel: 'OutlinedInput',
  Modal: 'Dialog',
};

/** They only arrange others, or look as Material UI draws them in the colors of the theme. */
const WITHOUT_ENTRY = [
  'Box',
  'Divider',
  'GlobalStyles',
  'Grid',
  'LinearProgress',
  'MenuList',
  'RadioGroup',
  'Stack',
  'SvgIcon',
  'TableBody',
  'TableContainer',
  'TableHead',
  'TableRow',
];

describe('components of the theme', () => {
  const entries = Object.keys(theme.components ?? {}).map((name) => name.replace('Mui', ''));

  it('have an entry for every component in use whose look differs from that of Material UI', () => {
    const missing = [...imported].filter((name) => name in material && !entries.includes(name));
    expect(missing.sort()).toEqual(WITHOUT_ENTRY);
  });

  it('have no entry for a component that nothing uses', () => {
    expect(entries.filter((name) => !imported.has(PARTS[name] ?? name))).toEqual([]);
  });
});
