import { PASSWORD, send, signInAs, startServer } from '@paniscus/server/testing';
import { expect, it } from 'vitest';

const site = await startServer({ PUBLIC_URL: 'https://bonobos.example.org' });

it('lets nobody subscribe to a public site without a mail server, and tells staff why', async () => {
  const { access } = await signInAs(site, 'lin', 'editor');

  const signedUp = await send(site, '/api/newsletter/subscriptions/', { email: 'ada@example.org' });
  const sent = await send(site, '/api/newsletter/issues/', { post_id: 1 }, { access });
  const headers = { authorization: `Bearer ${access}` };
  const newsletter = await fetch(`${site.url}/api/newsletter/`, { headers });

  const detail = 'The newsletter is off until a mail server is set up.';
  expect([signedUp.status, sent.status]).toEqual([404, 404]);
  expect(await signedUp.json()).toMatchObject({ detail });
  expect(await sent.json()).toMatchObject({ detail });
  expect(await newsletter.json()).toMatchObject({ is_on: false, issues: [] });
});

it('cannot confirm the email address of staff there, and tells them why', async () => {
  const { access } = await signInAs(site, 'ada', 'author');
  const body = { email: 'ada@example.org', current_password: PASSWORD };

  const response = await send(site, '/api/account/email/', body, { access });

  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    detail: expect.stringContaining('until a mail server is set up'),
  });
});
