import { DONATION_FREQUENCIES, TRIBUTE_KINDS } from '@paniscus/domain/donation';
import { expect, it } from 'vitest';
import { SAMPLE_NOTICES } from '../preview/sample-notices.ts';
import { staffNoticeEmail } from './StaffNoticeEmail.tsx';
import { donationNotice, tributeNotice } from './staff-notices.ts';

/**
 * Golden emails to staff. After a text change, run
 * npx vitest run --project libs staff-notices --update
 * and review every line of `git diff` in goldens/.
 */
it.each(Object.entries(SAMPLE_NOTICES))('matches the reviewed email: %s', async (name, notice) => {
  const { to, subject, text } = await staffNoticeEmail({
    name: 'Rose Mbeki',
    email: 'rose@example.org',
    notice,
    url: `https://paniscus.example${notice.path}`,
    preferencesUrl: 'https://paniscus.example/account#emails',
  });

  const message = [`To: ${to.name} <${to.address}>`, `Subject: ${subject}`, '', text, ''].join('\n');
  await expect(message).toMatchFileSnapshot(`goldens/${name}.txt`);
});

it('says how often a gift is made, even for a single one', () => {
  const rows = DONATION_FREQUENCIES.map(
    (frequency) =>
      donationNotice({ amountCents: 5000, frequency, fund: null, receiptNumber: '2026-000017', path: '/' })
        .facts[1],
  );

  expect(rows).toEqual(['Once', 'Monthly', 'Quarterly', 'Yearly'].map((value) => ['Frequency', value]));
});

it('does not end a tribute where a name would follow', () => {
  const rows = TRIBUTE_KINDS.map(
    (kind) => tributeNotice({ kind, hasWallLine: true, hasUnsentCard: false, path: '/' }).facts[0],
  );

  expect(rows).toEqual([
    ['Tribute', 'In someone’s memory'],
    ['Tribute', 'In someone’s honor'],
  ]);
});
