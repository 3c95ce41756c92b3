import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDescription } from './description-nodes';
import type { DescriptionNode } from './description-nodes';

const toText = (nodes: DescriptionNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : toText(node.children))).join('');
const findTags = (nodes: DescriptionNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...findTags(node.children)]));

describe('product description', () => {
  it('preserves paragraphs, bold and italic text, lists and line breaks', () => {
    expect(parseDescription('<p>A <b>soft</b><br>shirt.</p><ul><li><i>Cotton</i></li></ul>')).toEqual([
      {
        tag: 'p',
        children: ['A ', { tag: 'b', children: ['soft'] }, { tag: 'br', children: [] }, 'shirt.'],
      },
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'i', children: ['Cotton'] }] }] },
    ]);
  });

  it('decodes entities', () => {
    expect(parseDescription('Sand &amp; moss &lt;3 &#8212; &#x2014; &unknown;')).toEqual([
      'Sand & moss <3 — — &unknown;',
    ]);
  });

  it.each([
    ['<script>alert(1)</script>Shirt', 'Shirt'],
    ['<p onclick="alert(1)">Shirt</p>', 'Shirt'],
    ['<img src=x onerror=alert(1)>Shirt', 'Shirt'],
    ['<style>p{display:none}</style>Shirt', 'Shirt'],
    ['<!-- <script> -->Shirt', 'Shirt'],
    ['<a href="javascript:alert(1)">Shirt</a>', 'Shirt'],
    ['Shirt<script>alert(1)', 'Shirt'],
    ['<svg><p>x</p></svg>Shirt', 'Shirt'],
    ['</p></b>Shirt', 'Shirt'],
    ['<p/>Shirt', 'Shirt'],
  ])('reduces %s to its text', (html, text) => {
    expect(toText(parseDescription(html))).toBe(text);
  });

  it('contains only the six allowed elements for any input', () => {
    const tokens = fc.constantFrom(
      '<p>',
      '</p>',
      '<li',
      '>',
      '<br/>',
      '<script>',
      '&lt;',
      '<',
      'word',
      '</',
      '"',
      '<!--',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(tokens).map((parts) => parts.join('')),
        ),
        (html) => {
          const allowed = new Set(['p', 'b', 'i', 'ul', 'li', 'br']);

          expect(findTags(parseDescription(html)).filter((tag) => !allowed.has(tag))).toEqual([]);
        },
      ),
    );
  });

  it('limits the nesting depth', () => {
    const deep = parseDescription(`${'<b>'.repeat(50_000)}word`);

    expect(toText(deep)).toBe('word');
  });
});
