import { expect, test } from '../../support/test.ts';

test('the health check reports that the site is ready', async ({ request }) => {
  const response = await request.get('/api/health/ready');

  expect(response.status()).toBe(200);
});
