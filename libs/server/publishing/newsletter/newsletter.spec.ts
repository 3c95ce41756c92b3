import { randomUUID } from 'node:crypto';
import type { Newsletter, NewsletterIssue } from '@paniscus/domain/newsletter';
import { Clock } from '@paniscus/server/platform';
import {
  ASYNC_TIMEOUT_MS,
  createVisitor,
  send,
  signInAs,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewsletterSubscribersService } from './newsletter-subscribers.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
const editor = (await signInAs(server, 'lin', 'editor')).access;

afterEach(() => vi.restoreAllMocks());

const newAddress = () => `reader-${randomUUID()}@example.org`;
const signUp = (email: string, headers = createVisitor()) =>
  fetch(`${server.url}/api/newsletter/subscriptions/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
const mailsTo = async (email: string) => {
  await waitUntilIdle(server, sandbox);
  return (await sandbox.mail()).filter(({ to }) => to === email);
};
const findToken = (text = '') => /\/newsletter\/([\w-]{43})/.exec(text)?.[1] ?? '';
const getLink = (token: string) => fetch(`${server.url}/api/newsletter/links/${token}/`);
const follow = (token: string, action: 'confirm' | 'unsubscribe') =>
  send(server, `/api/newsletter/links/${token}/${action}/`, {});

/** Signs up and confirms; returns the token of the links. */
async function subscribe(email = newAddress()): Promise<string> {
  await signUp(email);
  const [mail] = await mailsTo(email);
  const token = findToken(mail?.text);
  expect((await follow(token, 'confirm')).status).toBe(200);
  return token;
}

async function createPost(fields: object = {}): Promise<number> {
  const post = { title: 'Rain in the forest', content: 'It **rained** all day.', ...fields };
  const response = await send(server, '/api/posts/', post, { access: editor });
  return ((await response.json()) as { id: number }).id;
}

const sendPost = (postId: number) =>
  send(server, '/api/newsletter/issues/', { post_id: postId }, { access: editor });
const fetchNewsletter = async () => {
  const headers = { authorization: `Bearer ${editor}` };
  return (await (await fetch(`${server.url}/api/newsletter/`, { headers })).json()) as Newsletter;
};
/** The email with a post to a subscriber. */
const findIssueEmail = async (email: string) => {
  const [row] = await server.app.get(DataSource).query<{ id: number; hasFailed: boolean }[]>(
    `SELECT mails.id, last_error IS NOT NULL AS "hasFailed" FROM mails
     JOIN newsletter_deliveries AS delivery ON delivery.id = mails.subject_id
     JOIN newsletter_subscribers AS subscriber ON subscriber.id = delivery.subscriber_id
     WHERE kind = 'newsletter-issue' AND subscriber.email = $1`,
    [email],
  );
  return row;
};
const readEmailState = async (id: number) => {
  const query = 'SELECT state FROM mails WHERE id = $1';
  const [row] = await server.app.get(DataSource).query<{ state: string }[]>(query, [id]);
  return row?.state;
};
const deleteSubscribers = () => server.app.get(DataSource).query('DELETE FROM newsletter_subscribers');

describe('a subscription', () => {
  it('starts after the address was confirmed by email, and ends at once', async () => {
    const email = newAddress();
    expect((await signUp(email.toUpperCase())).status).toBe(202);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your subscription']);
    const token = findToken(mails[0]?.text);

    expect(await (await getLink(token)).json()).toEqual({ email, state: 'pending' });
    expect(await (await follow(token, 'confirm')).json()).toEqual({ email, state: 'subscribed' });
    expect(await (await follow(token, 'confirm')).json()).toEqual({ email, state: 'subscribed' });

    expect(await (await follow(token, 'unsubscribe')).json()).toEqual({ was_subscribed: true });
    expect(await (await follow(token, 'unsubscribe')).json()).toEqual({ was_subscribed: false });
    expect((await getLink(token)).status).toBe(404);
    expect((await follow(token, 'confirm')).status).toBe(404);
  });

  it('that is confirmed gets no further email when somebody enters the address again', async () => {
    const email = newAddress();
    const token = await subscribe(email);

    expect((await signUp(email)).status).toBe(202);

    expect(await mailsTo(email)).toHaveLength(1);
    expect(await (await getLink(token)).json()).toEqual({ email, state: 'subscribed' });
  });

  it('that is requested again keeps the link of the first email working', async () => {
    const email = newAddress();
    await signUp(email);
    // A second request replaces an email that has not been sent yet.
    await waitUntilIdle(server, sandbox);
    await signUp(email);

    const tokens = (await mailsTo(email)).map(({ text }) => findToken(text));

    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
    expect((await follow(tokens[0] ?? '', 'confirm')).status).toBe(200);
  });

  it('cannot be used to flood an address or the server', async () => {
    const email = newAddress();
    for (let request = 0; request < 5; request += 1) {
      expect((await signUp(email)).status).toBe(202);
      await waitUntilIdle(server, sandbox);
    }
    expect(await mailsTo(email)).toHaveLength(3);

    const visitor = createVisitor();
    const statuses = new Set<number>();
    for (let request = 0; request < 21; request += 1)
      statuses.add((await signUp(newAddress(), visitor)).status);
    expect([...statuses]).toEqual([202, 429]);
  });

  it('is deleted after seven days unless it was confirmed', async () => {
    const [pending, confirmed] = [newAddress(), newAddress()];
    await signUp(pending);
    await subscribe(confirmed);
    const later = new Date(Date.now() + 8 * 86_400_000);
    vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(later);

    await server.app.get(NewsletterSubscribersService).prune();

    const emails = await server.app
      .get(DataSource)
      .query<{ email: string }[]>('SELECT email FROM newsletter_subscribers WHERE email IN ($1, $2)', [
        pending,
        confirmed,
      ]);
    expect(emails).toEqual([{ email: confirmed }]);
  });

  it('of an invalid address or link is refused', async () => {
    expect([(await signUp('ada')).status, (await getLink('x')).status]).toEqual([422, 404]);
    expect(await (await follow('x', 'unsubscribe')).json()).toEqual({ was_subscribed: false });
  });
});

describe('a post for subscribers', () => {
  it('reaches each of them once, with a link to unsubscribe in one press', async () => {
    await deleteSubscribers();
    const [ada, ben, pending] = [newAddress(), newAddress(), newAddress()];
    const token = await subscribe(ada);
    await subscribe(ben);
    await signUp(pending);
    const id = await createPost();

    const response = await sendPost(id);

    expect(response.status).toBe(201);
    expect((await response.json()) as NewsletterIssue).toMatchObject({
      post_id: id,
      title: 'Rain in the forest',
      completed_at: null,
    });
    const issues = (await mailsTo(ada)).filter(({ subject }) => subject === 'Rain in the forest');
    expect(issues).toHaveLength(1);
    expect(issues[0]?.text).toContain('It rained all day.');
    expect(issues[0]?.headers).toMatchObject({
      'list-unsubscribe': expect.stringContaining(`/newsletter/${token}>`),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await mailsTo(ben)).toHaveLength(2);
    expect(await mailsTo(pending)).toHaveLength(1);
    const { subscribers, pending: unconfirmed, issues: sent } = await fetchNewsletter();
    expect([subscribers, unconfirmed]).toEqual([2, 1]);
    expect(sent[0]).toMatchObject({ post_id: id, recipients: 2, completed_at: expect.any(String) });
    const audited = await server.app
      .get(DataSource)
      .query<{ details: object }[]>("SELECT details FROM audit_events WHERE action = 'newsletter.sent'");
    expect(audited).toEqual([{ details: { post: String(id) } }]);
  });

  it('is sent once, even when two people press at the same time', async () => {
    const email = newAddress();
    await subscribe(email);
    const id = await createPost({ title: 'Pressed twice' });

    const statuses = (await Promise.all([sendPost(id), sendPost(id)])).map(({ status }) => status);

    expect(statuses.sort()).toEqual([201, 409]);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Pressed twice')).toHaveLength(1);
  });

  it('does not reach somebody who unsubscribes while emails are waiting', async () => {
    const email = newAddress();
    const token = await subscribe(email);
    const id = await createPost({ title: 'Too late' });
    await sandbox.injectFault({ service: 'smtp', mode: 'error', times: 1000 });
    await sendPost(id);
    await expect
      .poll(() => findIssueEmail(email), { timeout: ASYNC_TIMEOUT_MS })
      .toMatchObject({ hasFailed: true });
    const issueEmail = await findIssueEmail(email);

    await follow(token, 'unsubscribe');
    // The mail server fails until then, because an attempt that has begun may still send the email.
    await expect.poll(() => readEmailState(issueEmail?.id ?? 0), { timeout: ASYNC_TIMEOUT_MS }).toBe('void');
    await sandbox.clearFaults();

    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Too late');
  });

  it('must be visible to readers', async () => {
    expect((await sendPost(await createPost({ status: 'draft' }))).status).toBe(404);
    expect((await sendPost(2_000_000_000)).status).toBe(404);
  });

  it('needs somebody who has subscribed', async () => {
    await deleteSubscribers();

    const response = await sendPost(await createPost());

    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      409,
      'No one has confirmed a subscription yet, so there is no one to send it to.',
    ]);
  });
});
