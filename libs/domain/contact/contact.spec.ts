import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { contactSchema } from './contact.schema.ts';
import { buildEmail, MAILTO_MAX, buildMailto } from './contact-message.rules.ts';

const ada = {
  'your-name': 'Ada Nguyen',
  'your-email': 'ada@example.org',
  'your-subject': 'Signs & songs',
  'your-message': 'Dear all,\nis 100 % of it true?',
};

function parseMailto(href: string) {
  const [address = '', query = ''] = href.split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  return { address, fields: Object.fromEntries(fields) as Record<string, string> };
}

describe('contact form', () => {
  it('requires name, email and subject, reported in this order', () => {
    expect(
      collectFailures(contactSchema, {
        'your-name': ' ',
        'your-email': '',
        'your-subject': '',
        'your-message': '',
      }),
    ).toEqual([
      { field: 'your-name', message: 'Name is required.' },
      { field: 'your-email', message: 'Email is required.' },
      { field: 'your-subject', message: 'Subject is required.' },
    ]);
  });

  it('requires a valid email address and a single-line subject', () => {
    expect(
      collectFailures(contactSchema, {
        ...ada,
        'your-email': 'ada',
        'your-subject': 'one\r\nBcc: all@x.org',
      }),
    ).toEqual([
      { field: 'your-email', message: 'Invalid email address.' },
      { field: 'your-subject', message: 'Subject must be one line of text.' },
    ]);
  });

  it('accepts an empty message', () => {
    expect(collectFailures(contactSchema, { ...ada, 'your-message': '' })).toEqual([]);
  });
});

describe('contact email', () => {
  it("contains the message, followed by the sender's name and address", () => {
    expect(buildEmail(ada, 'info@paniscus.example')).toEqual({
      to: 'info@paniscus.example',
      subject: 'Signs & songs',
      body: 'Dear all,\nis 100 % of it true?\n\nAda Nguyen\nada@example.org',
    });
  });

  it('is encoded as a valid mailto URL', () => {
    const { href, hasBody } = buildMailto(buildEmail(ada, 'info@paniscus.example'));

    expect(hasBody).toBe(true);
    expect(href).toBe(
      'mailto:info@paniscus.example?subject=Signs%20%26%20songs&body=Dear%20all%2C%0D%0Ais%20100%20%25%20of%20it%20true%3F%0D%0A%0D%0AAda%20Nguyen%0D%0Aada%40example.org',
    );
  });

  it('decodes from its mailto URL unchanged for any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    fc.assert(
      fc.property(text, text, (subject, body) => {
        const { href, hasBody } = buildMailto({ to: 'info@paniscus.example', subject, body });
        const { address, fields } = parseMailto(href);
        const toCrlf = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

        expect(address).toBe('mailto:info@paniscus.example');
        expect(fields).toEqual({
          subject: toCrlf(subject),
          ...(hasBody && { body: toCrlf(body) }),
        });
      }),
    );
  });

  it('encodes any text to letters, digits and percent escapes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (body) => {
          const { href } = buildMailto({ to: 'info@paniscus.example', subject: body, body });

          expect(href).toMatch(/^mailto:info@paniscus\.example\?subject=[\w.~%-]*(&body=[\w.~%-]*)?$/);
        },
      ),
    );
  });

  it('omits the body and reports it when the URL gets too long', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4000 }), (length) => {
        const { href, hasBody } = buildMailto({
          to: 'info@paniscus.example',
          subject: 'Long',
          body: 'é'.repeat(length),
        });

        expect(href.length).toBeLessThanOrEqual(MAILTO_MAX);
        expect(href.includes('&body=')).toBe(hasBody);
      }),
    );
  });
});
