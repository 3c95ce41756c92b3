import { createHmac } from 'node:crypto';
import { assert, property, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrintifyEvent } from './printify.view.ts';
import { isSignedBy } from './webhook-signature.ts';

const SECRET = 'a secret of the print shop';
const computeSignature = (body: Uint8Array, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('Printify webhook signature', () => {
  it('accepts a body signed with the shared secret', () => {
    assert(
      property(uint8Array(), (bytes) => {
        const body = Buffer.from(bytes);
        expect(isSignedBy(SECRET, body, computeSignature(body))).toBe(true);
      }),
    );
  });

  it('rejects another secret, another body and malformed signatures', () => {
    const body = Buffer.from('{"id":"1"}');
    const good = computeSignature(body);
    const forged = [
      '',
      'sha256=',
      `sha256=${'0'.repeat(64)}`,
      good.slice(0, -1),
      good.slice(7),
      `sha1=${good.slice(7)}`,
      `${good} `,
      `${good}00`,
      computeSignature(body, 'another secret'),
      computeSignature(Buffer.from('{"id":"2"}')),
      'x'.repeat(100_000),
    ];

    expect(forged.filter((signature) => isSignedBy(SECRET, body, signature))).toEqual([]);
  });

  it('rejects any text in place of the signature', () => {
    assert(
      property(string(), (text) => {
        expect(isSignedBy(SECRET, Buffer.from('{}'), text)).toBe(false);
      }),
    );
  });

  it('parses only the ids and the type of an event', () => {
    const event = {
      id: 'e-1',
      type: 'order:shipment:created',
      created_at: '2026-04-18 13:24:28+00:00',
      resource: { id: '5a96f649b2439217d070f507', type: 'order', data: { carrier: { code: 'USPS' } } },
    };

    expect(parsePrintifyEvent(Buffer.from(JSON.stringify(event)))).toEqual({
      id: 'e-1',
      type: 'order:shipment:created',
      createdAt: new Date('2026-04-18T13:24:28Z'),
      orderId: '5a96f649b2439217d070f507',
      productId: undefined,
    });
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"id":1,"type":"order:created"}',
    '{"id":"e-1"}',
    '{"id":"\\u0000"}',
    '\xff',
  ])('parses no event from the body %j', (body) => {
    expect(parsePrintifyEvent(Buffer.from(body, 'latin1'))).toBeUndefined();
  });
});
