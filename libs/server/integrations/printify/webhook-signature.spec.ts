import { createHmac } from 'node:crypto';
import { assert, property, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrintifyEvent } from './printify.view.ts';
import { hasValidSignature } from './webhook-signature.ts';

const SECRET = 'a shared secret';
const computeSignature = (body: Uint8Array, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('Printify webhook signature', () => {
  it('accepts a body signed with the shared secret', () => {
    assert(
      property(uint8Array(), (bytes) => {
        const body = Buffer.from(bytes);
        expect(hasValidSignature(SECRET, body, computeSignature(body))).toBe(true);
      }),
    );
  });

  it('rejects another secret, another body and malformed signatures', () => {
    const body = Buffer.from('{"id":"1"}');
    const valid = computeSignature(body);
    const forged = [
      '',
      'sha256=',
      `sha256=${'0'.repeat(64)}`,
      valid.slice(0, -1),
      valid.slice(7),
      `sha1=${valid.slice(7)}`,
      `${valid} `,
      `${valid}00`,
      computeSignature(body, 'another secret'),
      computeSignature(Buffer.from('{"id":"2"}')),
      'x'.repeat(100_000),
    ];

    expect(forged.filter((signature) => hasValidSignature(SECRET, body, signature))).toEqual([]);
  });

  it('rejects any text in place of the signature', () => {
    assert(
      property(string(), (text) => {
        expect(hasValidSignature(SECRET, Buffer.from('{}'), text)).toBe(false);
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
