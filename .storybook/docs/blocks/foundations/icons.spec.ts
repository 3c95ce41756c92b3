/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { listUses, toImport } from './list-icons';

const sources = import.meta.glob<string>(['/libs/{ui,features}/**/*.tsx', '!/libs/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const ICONS = '/libs/ui/theme/icons/';
/** Composes the signs of the lexigrams, which are no icons. */
const SIGN_GLYPH = '/libs/features/signs/SignGlyph/SignGlyph.tsx';

describe('icons', () => {
  it('are drawn in one folder, so that the documentation lists all of them', () => {
    const elsewhere = Object.entries(sources)
      .filter(([path]) => !path.startsWith(ICONS) && path !== SIGN_GLYPH)
      .filter(([, source]) => /import SvgIcon from|createSvgIcon/.test(source))
      .map(([path]) => path);

    expect(elsewhere).toEqual([]);
  });

  it('are all used', () => {
    const names = Object.entries(sources)
      .filter(([path]) => path.startsWith(ICONS))
      .flatMap(([, source]) => [...source.matchAll(/export const (\w+Icon) = createSvgIcon/g)])
      .map(([, name = '']) => name);

    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => listUses(name, sources).length === 0)).toEqual([]);
  });

  it('are imported from the library if it exports them', () => {
    const path = `${ICONS}player-icons.tsx`;

    expect(toImport('PlayIcon', path, 'export { PlayIcon } from')).toBe(
      "import { PlayIcon } from '@paniscus/ui';",
    );
    expect(toImport('PlayIcon', path, '')).toBe("import { PlayIcon } from '../theme/icons/player-icons';");
  });
});
