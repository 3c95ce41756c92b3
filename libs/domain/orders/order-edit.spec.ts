import { describe, expect, it } from 'vitest';
import { collectFailures } from '../validation/collect-failures.ts';
import { describeOrderChanges, listOrderChanges } from './order-edit.rules.ts';
import { orderEditSchema } from './order-edit.schema.ts';

const edit = {
  version: 1,
  variant_ids: [102],
  address1: '12 River Road',
  address2: '',
  city: 'Des Moines',
  region: 'IA',
  zip: '50309',
  email: 'ada@example.org',
  phone: '',
};
const content = { ...edit, variantIds: edit.variant_ids };

describe('an edit of an order', () => {
  it('is cast to the form in which it is stored', () => {
    const typed = { ...edit, variant_ids: ['103'], city: ' Des Moines ', phone: '(515) 555-0142' };

    expect(orderEditSchema.cast(typed)).toMatchObject({
      variant_ids: [103],
      city: 'Des Moines',
      phone: '5155550142',
    });
  });

  it.each([
    [{ version: undefined }, 'Version is required.'],
    [{ variant_ids: [0] }, 'Choose an option for each item.'],
    [{ region: 'ON' }, 'State is required.'],
    [{ zip: '5030' }, 'Invalid ZIP code (e.g., 12345 or 12345-6789).'],
    [{ phone: '555' }, 'Phone must be a 10-digit number (if provided).'],
    [{ email: 'ada' }, 'Invalid email address.'],
  ])('rejects %o', (change, message) => {
    const failures = collectFailures(orderEditSchema, { ...edit, ...change });

    expect(failures.map((failure) => failure.message)).toEqual([message]);
  });
});

describe('the changes of an order', () => {
  it('are none when nothing differs', () => {
    expect(listOrderChanges(content, { ...content })).toEqual([]);
  });

  it('name each part once', () => {
    const after = {
      ...content,
      variantIds: [103],
      address1: '14 River Road',
      zip: '50310',
      phone: '5155550142',
    };

    const changes = listOrderChanges(content, after);

    expect(changes).toEqual(['items', 'address', 'phone']);
    expect(describeOrderChanges(changes)).toBe('items, shipping address and phone number');
  });
});
