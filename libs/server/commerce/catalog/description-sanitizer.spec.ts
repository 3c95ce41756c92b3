import { assert, array, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeDescription } from './description-sanitizer.ts';

describe('product description sanitizer', () => {
  it('keeps paragraphs, bold, italic, lists and line breaks', () => {
    const html = '<p>One <b>sign</b><br />and <i>another</i>.</p><ul><li>100 % cotton</li></ul>';

    expect(sanitizeDescription(html)).toBe(html);
  });

  it('normalizes equivalent tags', () => {
    expect(sanitizeDescription('<h3>Care</h3><ol><li><strong>Wash</strong> <em>cold</em></li></ol>')).toBe(
      '<p>Care</p><ul><li><b>Wash</b> <i>cold</i></li></ul>',
    );
  });

  it.each([
    ['<p style="position:fixed" onclick="alert(1)" class="x" id="y">Mug</p>', '<p>Mug</p>'],
    ['<script>alert(1)</script>Mug', 'Mug'],
    ['<style>p{display:none}</style>Mug', 'Mug'],
    ['<img src=x onerror=alert(1)>Mug', 'Mug'],
    ['<a href="javascript:alert(1)">Mug</a>', 'Mug'],
    ['<svg><script>alert(1)</script></svg>Mug', 'Mug'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Mug', 'Mug'],
    ['<div><span>Mug</span></div>', 'Mug'],
    ['<p>Mug', '<p>Mug</p>'],
    ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['', ''],
  ])('converts %s to %s', (html, expected) => {
    expect(sanitizeDescription(html)).toBe(expected);
  });

  it('emits only the six allowed tags for any input, and is idempotent', () => {
    const fragment = oneof(
      string(),
      constantFrom(
        ...'<p> </p> <b <strong> <li> </ul> <br/> <ol> <script> </script> <!-- --> <![CDATA[ ]]> <a href= " \' > < / = onerror= <svg> <math> <style> <textarea> </title> &lt; &#60; &colon; \u0000 \ud800'.split(
          ' ',
        ),
      ),
    );

    assert(
      property(array(fragment, { maxLength: 30 }), (fragments) => {
        const clean = sanitizeDescription(fragments.join(''));

        const remaining = clean.replaceAll(/<\/?(?:p|b|i|ul|li)>|<br \/>/g, '');
        expect(remaining).not.toMatch(/[<>]/);
        expect(sanitizeDescription(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});
