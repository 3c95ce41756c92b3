import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DescriptionList } from '../admin/DescriptionList/DescriptionList';
import { AppTheme } from '../theme/AppTheme';
import { breakBeforeDomain } from './break-before-domain';

/** Chromium adds a space to the name of a link for each break that it does not ignore. */
const BREAK = '<wbr aria-hidden="true"/>';

it.each([
  ['ada@example.org', `ada${BREAK}@example${BREAK}.org`],
  ['Write to ada.b@example.org.', `Write to ada.b${BREAK}@example${BREAK}.org.`],
  ['None given.', 'None given.'],
])('lets "%s" break only before a domain and its parts', (text, html) => {
  expect(renderToStaticMarkup(breakBeforeDomain(text))).toBe(html);
});

it('applies to descriptions', () => {
  const list = (
    <AppTheme>
      <DescriptionList items={[{ term: 'Card to', description: 'ada@example.org' }]} />
    </AppTheme>
  );

  expect(renderToStaticMarkup(list)).toContain(`ada${BREAK}@example${BREAK}.org`);
});
