import { PASSWORD, createStaff, send, signIn } from '@paniscus/server/testing';
import { postResponse } from '@paniscus/domain/posts';
import { tokenPairResponse } from '@paniscus/domain/session';
import type { TestApp } from '@paniscus/server/testing';
import { openClient } from './requests.ts';

/** Signs in, and calls the endpoints of posts, search, videos, health and documentation. */
export async function visitPublications(server: TestApp): Promise<void> {
  const visitor = openClient(server);
  await createStaff(server, 'ada', 'editor');
  const { refresh } = await signIn(server, 'ada', PASSWORD);
  const refreshed = await visitor.post('token/refresh/', { refresh });
  const { access } = tokenPairResponse.validateSync(await refreshed.json());
  const staff = openClient(server, access);

  const created = await staff.post('posts/', { title: 'Kanzi at the river', content: 'He crossed **it**.' });
  const { id } = postResponse.validateSync(await created.json());
  const draft = {
    title: 'Not yet',
    content: 'Soon.',
    status: 'scheduled',
    publish_at: '2099-01-01T00:00:00Z',
  };
  await staff.post('posts/', draft);
  await send(server, `/api/posts/${id}/`, { title: 'Kanzi', content: 'New.' }, { method: 'PUT', access });
  for (const client of [visitor, staff]) {
    await client.get('posts/');
    await client.get(`posts/${id}/`);
  }

  await visitor.get('search/?q=bonobo');
  await visitor.get('search/?q=bonbo');
  await visitor.get('video-descriptions/?ids=VIDEOID0001');
  await visitor.get('stripe-publishable-key/');
  for (const path of ['health/live', 'health/ready', 'docs/openapi.json']) await visitor.get(path);
}
