import type { StaffRole, TokenPair } from '@paniscus/domain/session';
import { StaffService } from '@paniscus/server/identity';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'forty-two-figs-at-dawn';

export async function createStaff(
  server: TestApp,
  username: string,
  role: StaffRole = 'editor',
): Promise<string> {
  await server.app
    .get(StaffService)
    .create({ username, byline: `${username} the Writer`, role, password: PASSWORD });
  return username;
}

export function send(
  server: TestApp,
  path: string,
  body: unknown,
  {
    method = 'POST',
    access,
    headers,
  }: { method?: string; access?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

export async function signIn(server: TestApp, username: string, password = PASSWORD): Promise<TokenPair> {
  const response = await send(server, '/api/token/', { username, password });
  if (response.status !== 200) throw new Error(`Signing in returned ${response.status}`);
  return (await response.json()) as TokenPair;
}

export async function signInAs(
  server: TestApp,
  username: string,
  role: StaffRole = 'editor',
): Promise<TokenPair> {
  return signIn(server, await createStaff(server, username, role));
}

/** How often an action on a subject, such as `order.refunded` of an order, is in the audit log. */
export async function countAudited(
  { url }: TestApp,
  { access }: Pick<TokenPair, 'access'>,
  action: string,
  subjectId: number,
): Promise<number> {
  const response = await fetch(`${url}/api/audit/?action=${action}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  const events = (await response.json()) as { subject_id: number }[];
  return events.filter(({ subject_id: subject }) => subject === subjectId).length;
}
