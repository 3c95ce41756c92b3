import type { Page } from '@playwright/test';
import { findEmailsTo, waitUntilIdle } from './sandbox.ts';
import { system } from './system.ts';
import type { Account } from './system.ts';
import { createEmail } from './unique.ts';

export async function signIn(
  page: Page,
  password = system.staff.password,
  username = system.staff.username,
): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs in and opens a page for staff. */
export async function openAsStaff(page: Page, path: string, account: Account = system.staff): Promise<void> {
  await page.goto('/login');
  await signIn(page, account.password, account.username);
  await page.waitForURL('**/posts');
  await page.goto(path);
}

async function send(method: string, path: string, body: object, token?: string): Promise<string> {
  const response = await fetch(system.siteUrl + path, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return response.text();
}

async function post(path: string, body: object, token?: string): Promise<unknown> {
  return JSON.parse(await send('POST', path, body, token));
}

/** Path of the newest link to a page in the emails to this address; empty when there is none. */
async function findEmailedPath(email: string, page: 'invitation' | 'reset-password'): Promise<string> {
  await waitUntilIdle();
  const newest = (await findEmailsTo(email)).at(-1);
  return new RegExp(`/${page}/[\\w-]{43}`).exec(newest?.text ?? '')?.[0] ?? '';
}

/** Invites an author; returns the path of the invitation. */
export async function inviteAuthor(email: string): Promise<string> {
  const { access } = (await post('/api/token/', system.staff)) as { access: string };
  await post('/api/staff/', { email, role: 'author' }, access);
  return findEmailedPath(email, 'invitation');
}

/** Requests a new password for an account; returns the path of the page that sets it. */
export async function requestPasswordReset({ username: email }: Account): Promise<string> {
  await post('/api/password-reset/', { email });
  return findEmailedPath(email, 'reset-password');
}

/** Invites an author who accepts, for journeys that change their account or leave unsaved texts in it. */
export async function createAuthor(): Promise<Account> {
  const email = createEmail('author');
  const password = 'figs-long-after-dawn';
  const path = await inviteAuthor(email);
  await post(`/api${path.replace('invitation', 'invitations')}/`, { name: 'Jo Ito', password });
  return { username: email, password };
}

/** Gives an account another role, as an administrator does. */
export async function setRole({ username }: Account, role: 'author' | 'editor'): Promise<void> {
  const { access } = (await post('/api/token/', system.staff)) as { access: string };
  const response = await fetch(`${system.siteUrl}/api/staff/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const members = (await response.json()) as { id: number; username: string }[];
  const member = members.find((candidate) => candidate.username === username);
  await post(`/api/staff/${member?.id}/role/`, { role }, access);
}

export async function publish(page: Page, title: string, content: string): Promise<void> {
  await page.goto('/create-post');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.waitForURL('**/django-posts');
}

/** Moves a post to the trash and deletes it, as another member of staff does. */
export async function deletePost(id: number): Promise<void> {
  const { access } = (await post('/api/token/', system.staff)) as { access: string };
  await send('PUT', `/api/posts/${id}/`, { title: 'Gone', content: 'x', status: 'trashed' }, access);
  await send('DELETE', `/api/posts/${id}/`, {}, access);
}
