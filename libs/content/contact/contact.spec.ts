import { expect, it } from 'vitest';
import { informationContent } from '../information/information.data.ts';
import { contactContent } from './contact.data.ts';

it('names the mailbox for gifts that receipts and the donor portal name', () => {
  for (const labels of [contactContent.direct.mailboxes, informationContent.facts.rows])
    expect(labels).toMatchObject({ info: 'Questions and gifts', support: 'Orders' });
});
