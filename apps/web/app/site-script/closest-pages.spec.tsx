import { closestAddresses } from '@paniscus/domain/urls';
import { NotFoundScreen } from '@paniscus/features/layout';
import { paths } from '@paniscus/routes';
import { AppTheme } from '@paniscus/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const html = renderToStaticMarkup(
  <AppTheme>
    <NotFoundScreen links={paths} />
  </AppTheme>,
);
const list = html.match(/data-closest.*?<\/ul>/s)?.[0] ?? '';
const addresses = [...list.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);

describe('404 page suggestions', () => {
  it('include the pages of the footer as candidates', () => {
    expect(addresses).toContain('/PaniscusKeyboard/games');
    expect(addresses.length).toBeGreaterThan(15);
  });

  it.each(['/nope', '/xyz', '/wp-admin', '/.env', '/blog/nope'])('are empty for %s', (asked) => {
    expect(closestAddresses(asked, addresses)).toEqual([]);
  });

  it.each([
    ['/KanziCelebratoin', '/KanziCelebration'],
    ['/SueBibilo', '/SueBiblio'],
    ['/PaniscusKeyborad/games', '/PaniscusKeyboard/games'],
    ['/gmaes', '/PaniscusKeyboard/games'],
    ['/donat', '/donate'],
  ])('for %s start with %s', (asked, meant) => {
    expect(closestAddresses(asked, addresses)[0]).toBe(meant);
  });
});
