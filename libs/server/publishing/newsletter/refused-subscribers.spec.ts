import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@paniscus/domain/dashboard';
import type { Newsletter } from '@paniscus/domain/newsletter';
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

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
const { access } = await signInAs(server, 'ann', 'admin');

afterEach(() => sandbox.clearFaults());

const rejectEmailsTo = (email: string) =>
  sandbox.injectFault({ service: 'smtp', mode: 'error', match: email, status: 550 });

async function signUp(email: string): Promise<void> {
  const response = await fetch(`${server.url}/api/newsletter/subscriptions/`, {
    method: 'POST',
    headers: { ...createVisitor(), 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(202);
}

async function subscribe(email: string): Promise<void> {
  await signUp(email);
  await waitUntilIdle(server, sandbox);
  const mail = (await sandbox.mail()).find(({ to }) => to === email);
  const token = /\/newsletter\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  await send(server, `/api/newsletter/links/${token}/confirm/`, {});
}

const isStored = async (email: string) =>
  (await server.app.get(DataSource).query('SELECT 1 FROM newsletter_subscribers WHERE email = $1', [email]))
    .length > 0;

const headers = { authorization: `Bearer ${access}` };

const POST = { title: 'Rain', content: 'It rained all day.' };
const sendAgain = (id: number) => send(server, '/api/newsletter/issues/', { post_id: id }, { access });

/** Sends a new post to everybody who has subscribed; returns its id. */
async function sendPost(): Promise<number> {
  const created = await send(server, '/api/posts/', POST, { access });
  const { id } = (await created.json()) as { id: number };
  await sendAgain(id);
  return id;
}

async function readIssue(postId: number) {
  const response = await fetch(`${server.url}/api/newsletter/`, { headers });
  const { subscribers, issues } = (await response.json()) as Newsletter;
  return { subscribers, issue: issues.find(({ post_id: id }) => id === postId) };
}

async function readEmailState() {
  const response = await fetch(`${server.url}/api/dashboard/`, { headers });
  const { system } = (await response.json()) as Dashboard;
  return system.find(({ part }) => part === 'email')?.state;
}

describe('a subscriber whose address the mail server refuses', () => {
  it('is dropped after a mistyped sign-up, and email does not need attention', async () => {
    const email = `typo-${randomUUID()}@example.org`;
    await subscribe(`reader-${randomUUID()}@example.org`);
    await rejectEmailsTo(email);

    await signUp(email);
    await waitUntilIdle(server, sandbox);

    expect(await isStored(email)).toBe(false);
    expect(await readEmailState()).toBe('ok');
  });

  it('is dropped when a mailbox was closed later', async () => {
    const email = `closed-${randomUUID()}@example.org`;
    await subscribe(email);
    await rejectEmailsTo(email);

    const id = await sendPost();

    await vi.waitFor(async () => expect(await isStored(email)).toBe(false), ASYNC_TIMEOUT_MS);
    expect(await readEmailState()).toBe('ok');
    await waitUntilIdle(server, sandbox);
    const { subscribers, issue } = await readIssue(id);
    expect(issue).toMatchObject({ recipients: subscribers, waiting: 0 });
  });
});

it('an issue is being sent as long as an email of it waits for the mail server', async () => {
  await subscribe(`late-${randomUUID()}@example.org`);
  await sandbox.injectFault({ service: 'smtp', mode: 'down' });

  const id = await sendPost();

  await vi.waitFor(async () => {
    const { subscribers, issue } = await readIssue(id);
    expect(issue).toMatchObject({ completed_at: expect.any(String), waiting: subscribers });
  }, ASYNC_TIMEOUT_MS);
  await sandbox.clearFaults();
  await vi.waitFor(
    async () => expect((await readIssue(id)).issue).toMatchObject({ waiting: 0 }),
    ASYNC_TIMEOUT_MS,
  );
});

it('a post that is unpublished while its emails wait reaches everybody once it is published and sent again', async () => {
  const email = `held-${randomUUID()}@example.org`;
  await subscribe(email);
  await sandbox.injectFault({ service: 'smtp', mode: 'down' });
  const id = await sendPost();
  const change = (status: string) =>
    send(server, `/api/posts/${id}/`, { ...POST, status }, { method: 'PUT', access });
  await change('draft');
  await vi.waitFor(async () => {
    const { subscribers, issue } = await readIssue(id);
    expect(issue).toMatchObject({ recipients: 0, waiting: 0, stopped: subscribers });
  }, ASYNC_TIMEOUT_MS);
  await sandbox.clearFaults();
  await change('published');

  const statuses = [await sendAgain(id), await sendAgain(id)].map(({ status }) => status);

  expect(statuses).toEqual([201, 409]);
  await waitUntilIdle(server, sandbox);
  const { subscribers, issue } = await readIssue(id);
  expect(issue).toMatchObject({ recipients: subscribers, waiting: 0, stopped: 0 });
  const subjects = (await sandbox.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === POST.title)).toHaveLength(1);
});
