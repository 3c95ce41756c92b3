import type { DiscountCode } from '@paniscus/domain/discounts';
import { Clock } from '@paniscus/server/platform';
import {
  buildCart,
  buildDiscountCode,
  changeDiscountCode,
  checkDiscountCode,
  createDiscountCode,
  createVisitor,
  listProducts,
  send,
  signInAs,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import { computeSubtotal } from '@paniscus/domain/cart';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);
const { access } = await signInAs(server, 'grace', 'admin');
const cart = buildCart(await listProducts(server), 1, 2);

beforeEach(() => vi.restoreAllMocks());

const create = (change = {}) => createDiscountCode(server, access, change);
const check = (code: string, options = {}) => checkDiscountCode(server, code, cart, options);
const list = async () => {
  const headers = { authorization: `Bearer ${access}` };
  return (await (await fetch(`${server.url}/api/discount-codes/`, { headers })).json()) as DiscountCode[];
};
const setTime = (iso: string) =>
  vi.spyOn(server.app.get(Clock), 'now').mockImplementation(() => new Date(iso));

describe('discount codes in the admin', () => {
  it('are listed with the newest first, as they were added', async () => {
    const older = await create({ minimum_cents: 2000, use_limit: 5, ends_on: '2999-12-31' });
    const newer = await create({ kind: 'fixed_amount', value: 500 });

    const [first, second] = await list();

    expect(first).toEqual(newer);
    expect(second).toEqual(older);
    expect(older).toMatchObject({ use_limit: 5, use_count: 0, reserved_count: 0, is_active: true });
  });

  it('are unique, however they are written', async () => {
    const { code } = await create();

    const responses = await Promise.all(
      [code, code.toLowerCase(), ` ${code} `].map((typed) =>
        send(server, '/api/discount-codes/', buildDiscountCode({ code: typed }), { access }),
      ),
    );

    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        errors: { code: 'There is already a discount with this code.' },
      });
    }
  });

  it('say why they cannot be used today', async () => {
    const [expired, scheduled] = [
      await create({ ends_on: '2020-01-01' }),
      await create({ starts_on: '2999-01-01' }),
    ];

    expect([expired.status, scheduled.status]).toEqual(['expired', 'scheduled']);
  });

  it('can be changed by admins only, and are audited', async () => {
    const code = await create();
    const editor = await signInAs(server, 'lin', 'editor');

    const refused = await changeDiscountCode(server, editor.access, { ...code, value: 100 });
    const changed = await changeDiscountCode(server, access, { ...code, value: 15, is_active: false });

    expect(refused.status).toBe(403);
    expect(await changed.json()).toMatchObject({ value: 15, is_active: false });
    expect((await changeDiscountCode(server, access, { ...code, id: 2_147_483_647 })).status).toBe(404);
    const headers = { authorization: `Bearer ${access}` };
    const audit = await fetch(`${server.url}/api/audit/?action=discount_code.updated`, { headers });
    expect(await audit.json()).toMatchObject([
      { subject_id: code.id, details: { code: code.code, active: 'no' } },
    ]);
  });
});

describe('a discount code in two tabs', () => {
  it('is changed once, and keeps the change that the second tab had not seen', async () => {
    const { id, version, code } = await create();
    const change = (body: object) =>
      send(server, `/api/discount-codes/${id}/`, buildDiscountCode({ code, ...body }), {
        access,
        method: 'PUT',
      });

    const both = await Promise.all([
      change({ is_active: false, version }),
      change({ value: 50, is_active: true, version }),
    ]);
    const [stored] = await list();
    const late = await change({ value: 20, is_active: true, version });
    const current = { value: stored?.value, is_active: stored?.is_active };
    const repeated = await change({ ...current, version });

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([late.status, repeated.status]).toEqual([409, 200]);
    expect(await late.json()).toMatchObject({
      detail: expect.stringContaining('so your change was not saved'),
    });
    expect((await list())[0]).toMatchObject({ ...current, version: version + 1 });
  });
});

describe('a discount code in the cart', () => {
  it('takes a percentage or an amount off the items', async () => {
    const subtotal = computeSubtotal(cart);
    const percentage = await create({ value: 15 });
    const amount = await create({ kind: 'fixed_amount', value: 500 });
    const all = await create({ kind: 'fixed_amount', value: 99_999_999 });

    expect(await (await check(percentage.code)).json()).toEqual({
      code: percentage.code,
      discount_amount: Math.round((subtotal * 15) / 100),
    });
    expect(await (await check(amount.code)).json()).toMatchObject({ discount_amount: 500 });
    expect(await (await check(all.code)).json()).toMatchObject({ discount_amount: subtotal });
  });

  it('is found in lower case and with spaces', async () => {
    const { code } = await create();

    expect((await check(` ${code.toLowerCase()} `)).status).toBe(200);
  });

  it('ignores the prices that the browser sends', async () => {
    const { code } = await create();
    const dear = cart.map((line) => ({ ...line, price: 9999 }));

    const response = await checkDiscountCode(server, code, dear);

    expect(await response.json()).toMatchObject({
      discount_amount: Math.round(computeSubtotal(cart) / 10),
    });
  });

  it('says which amount is missing to its minimum', async () => {
    const { code } = await create({ minimum_cents: 100_000 });

    const response = await check(code);

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: {
        code: 'This code is for items of $1,000.00 or more. Add something to your cart, or continue without the code.',
      },
    });
  });

  it('is valid on its first and last day in the time zone of the organization', async () => {
    const { code } = await create({ starts_on: '2027-03-01', ends_on: '2027-03-02' });
    const times = ['2027-03-01T05:59Z', '2027-03-01T06:01Z', '2027-03-03T05:59Z', '2027-03-03T06:01Z'];
    const statuses: number[] = [];

    for (const time of times) {
      setTime(time);
      statuses.push((await check(code)).status);
    }

    expect(statuses).toEqual([422, 200, 200, 422]);
  });
});

describe('guessing discount codes', () => {
  it('gives the same answer for unknown, expired, coming, inactive and used codes', async () => {
    const expired = await create({ ends_on: '2020-01-01' });
    const coming = await create({ starts_on: '2999-01-01' });
    const inactive = await create();
    await changeDiscountCode(server, access, { ...inactive, is_active: false });

    const answers = await Promise.all(
      ['NO-SUCH-CODE', "' OR 1=1 --", '😀', expired.code, coming.code, inactive.code].map(async (code) => {
        const response = await check(code);
        return { ...((await response.json()) as object), instance: undefined };
      }),
    );

    const [first] = answers;
    expect(first).toMatchObject({
      status: 422,
      errors: { code: expect.stringContaining('We do not recognize this discount code') },
    });
    expect(answers).toEqual(answers.map(() => first));
  });

  it('ends after ten wrong codes from one network, even for the right one, and not for others', async () => {
    const { code } = await create();
    const visitor = createVisitor();
    const guesses = Array.from({ length: 30 }, (_, index) => check(`GUESS-${index}`, { visitor }));

    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const afterward = await check(code, { visitor });

    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(afterward.status).toBe(429);
    expect(Number(afterward.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await check(code)).status).toBe(200);
  });

  it('is not suspected in right codes', async () => {
    const { code } = await create();
    const visitor = createVisitor();

    for (let time = 0; time < 15; time += 1) expect((await check(code, { visitor })).status).toBe(200);
  });
});
