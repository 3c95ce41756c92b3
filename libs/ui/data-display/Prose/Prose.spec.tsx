import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppTheme } from '../../theme/AppTheme';
import { MarkdownContent } from './MarkdownContent';
import { Prose } from './Prose';

const renderWithDirections = (markdown: string) =>
  renderToStaticMarkup(
    <AppTheme>
      <Prose markdown={markdown} />
    </AppTheme>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

const render = (markdown: string) => renderWithDirections(markdown).replaceAll(' dir="auto"', '');

describe('post text', () => {
  it('escapes raw HTML, in blocks and inline', () => {
    const html = render('<script>alert(1)</script>\n\nand <b>this</b>');

    expect(html).toContain('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html).toContain('<p>and &lt;b&gt;this&lt;/b&gt;</p>');
  });

  it.each([
    '<!--more-->',
    'Before\n\n<!-- a note\nof two lines -->',
    'Before <!--more--> after',
    '<!-- unfinished\n\ntext',
  ])('shows no HTML comment: %j', (markdown) => {
    const html = render(markdown);

    expect(html).not.toContain('&lt;!--');
    expect(html).not.toContain('--&gt;');
  });

  it('lets each block run in the direction of its text', () => {
    const html = renderWithDirections('# T\n\ntext\n\n- item\n\n> quote\n\n| a |\n| - |\n| b |');

    for (const tag of ['h2', 'p', 'ul', 'li', 'blockquote', 'th', 'td']) {
      expect(html).toContain(`<${tag} dir="auto"`);
      expect(html).not.toMatch(new RegExp(`<${tag}>`));
    }
  });

  it('links each footnote to its text and back, by name', () => {
    const html = render('Learned.[^1] Again.[^note]\n\n## What follows\n\n[^1]: One.\n[^note]: Two.\n');

    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id);
    expect(targets).toHaveLength(4);
    expect(new Set(ids).size).toBe(ids.length);
    for (const target of [...targets, ...described]) expect(ids).toContain(target);
    expect(html).toMatch(/aria-label="Back to reference 1"/);
    expect(html).toMatch(/<h2 [^>]*class="sr-only"[^>]*>Footnotes<\/h2>/);
  });

  it('removes URLs that run code', () => {
    const html = render('[press](javascript:alert(1)) ![see](data:text/html,x)');

    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('data:');
  });

  it.each([
    'xmpp:ada@example.org',
    'irc://example.org/ape',
    'ircs://example.org/ape',
    'ftp://example.org/ape',
  ])('links only to web pages and email addresses, not to %s', (address) => {
    const html = render(`[press](${address}) [page](http://example.org) [write](mailto:ada@example.org)`);

    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'http://example.org',
      'mailto:ada@example.org',
    ]);
  });

  it('shows pictures from this site and over HTTPS', () => {
    const html = render('![a](/art/a.webp) ![b](https://example.org/b.png) ![c](http://example.org/c.png)');

    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      '/art/a.webp',
      'https://example.org/b.png',
    ]);
  });

  it('shows pictures of this site in several versions, with their size and text alternative', () => {
    const html = renderToStaticMarkup(
      <MarkdownContent
        markdown={'![A fig](/fig.webp) ![Elsewhere](https://example.org/b.png)'}
        findPicture={(url) =>
          url === '/fig.webp'
            ? {
                src: url,
                width: 800,
                height: 400,
                sources: [{ type: 'image/avif', srcSet: '/fig.avif 800w' }],
              }
            : undefined
        }
      />,
    );

    expect(html).toContain('<source type="image/avif" srcSet="/fig.avif 800w" sizes="auto, ');
    expect(html).toContain(
      '<img loading="lazy" src="/fig.webp" alt="A fig" width="800" height="400"/></picture>',
    );
    expect(html).toContain('<img src="https://example.org/b.png" alt="Elsewhere" loading="lazy"');
  });

  it('leaves the first heading level to the page', () => {
    const html = render('# One\n\n## Two');

    expect(html).toContain('<h2>One</h2>');
    expect(html).toContain('<h3>Two</h3>');
    expect(html).not.toContain('<h1');
  });

  it.each([
    ['## Two\n\n### Three', ['h2', 'h3']],
    ['### Deep\n\n# High\n\n###### Deepest', ['h2', 'h2', 'h3']],
    ['# One\n\n#### Four\n\n## Two', ['h2', 'h3', 'h3']],
  ])('skips no heading level, whatever level the text starts with: %j', (markdown, levels) => {
    const html = render(markdown);

    expect([...html.matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(levels);
  });

  it('supports tables, strikethrough and task lists', () => {
    const html = render('| a |\n| - |\n| b |\n\n~~gone~~\n\n- [x] swept');

    expect(html).toContain('<th>a</th>');
    expect(html).toContain('<del>gone</del>');
    expect(html).toContain('aria-label="done"');
  });
});
