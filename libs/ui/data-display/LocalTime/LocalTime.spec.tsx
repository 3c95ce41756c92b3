import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocalTime } from './LocalTime';

it('binds AM to its hour', () => {
  expect(renderToStaticMarkup(<LocalTime iso="2026-04-21T10:05:00Z" />)).toContain('at 10:05\u00A0AM UTC<');
});
