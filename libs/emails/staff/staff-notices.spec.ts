import { expect, it } from 'vitest';
import { SAMPLE_NOTICES } from '../preview/sample-notices.ts';
import { staffNoticeEmail } from './StaffNoticeEmail.tsx';

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
