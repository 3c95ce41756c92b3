import { describe, expect, it } from 'vitest';
import { ROUTES } from '@paniscus/routes';
import { renderUrlTags } from './url-tags';

const ORIGIN = 'https://public-url.invalid';

describe('URL tags of a page', () => {
  it('include one canonical URL and the same URL for sharing', () => {
    const tags = renderUrlTags({ handle: ROUTES.product, params: { id: 'shirt' } }, { hasPicture: true });

    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}/product/shirt">`);
    expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/product/shirt">`);
  });

  it("share the page's own URL when the canonical URL is another page", () => {
    const tags = renderUrlTags(
      { handle: ROUTES.historyEntry, params: { slug: 'gua' } },
      { hasPicture: true },
    );

    expect(tags).toContain(`<link rel="canonical" href="${ORIGIN}/history">`);
    expect(tags).toContain(`<meta property="og:url" content="${ORIGIN}/history/gua">`);
  });

  it('leave the canonical URL to a page that knows it', () => {
    const tags = renderUrlTags({ handle: ROUTES.post, params: { id: '7' } }, { hasCanonical: true });

    expect(tags).toContain('property="og:image"');
    expect(tags).not.toContain('/post/7');
  });

  it('include no sharing tags when the page is not indexed', () => {
    const tags = renderUrlTags({ handle: ROUTES.cart, params: {} });

    expect(tags).toBe(`<link rel="canonical" href="${ORIGIN}/cart">`);
  });
});
