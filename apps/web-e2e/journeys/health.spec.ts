import { expect, test } from '../support/test.ts';

test('the health check reports that the site is ready', async ({ request }) => {
  const answer = await request.get('/api/health/ready');

  expect(answer.status()).toBe(200);
});
