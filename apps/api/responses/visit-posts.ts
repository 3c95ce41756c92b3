import { staffImpactFigureResponse } from '@paniscus/domain/impact';
import { mediaPictureResponse } from '@paniscus/domain/media';
import { postResponse } from '@paniscus/domain/posts';
import { send, signInAs, waitUntilIdle } from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { openClient } from './requests.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQcFAAAADUAHEP4Cv1AAAAAElFTkSuQmCC';

const EDITOR_ID = '0e3f8a52-5f0c-4d0e-9a3b-7c1d2e3f4a5b';

const SERIES = { name: 'Field work', position: 1 };

/** Calls the endpoints of post counts, revisions, autosaves and preview links. */
export async function visitPosts(server: TestApp): Promise<void> {
  const { access } = await signInAs(server, 'rose', 'editor');
  const staff = openClient(server, access);
  const visitor = openClient(server);
  const text = { title: 'Figs', content: 'Ripe.' };
  const { id } = postResponse.validateSync(await (await staff.post('posts/', text)).json());
  await send(server, `/api/posts/${id}/`, { ...text, content: 'Riper.' }, { method: 'PUT', access });

  await staff.get('editable-posts/?search=figs');
  await staff.get('post-counts/');
  await staff.get(`posts/${id}/revisions/`);
  await staff.get(`posts/${id}/revisions/1/`);

  const autosave = { ...text, post_id: id, base_version: 2, sequence: 1 };
  await send(server, `/api/posts/autosaves/${EDITOR_ID}/`, autosave, { method: 'PUT', access });
  await staff.get(`posts/autosaves/?post_id=${id}`);

  await staff.get(`posts/${id}/details/`);
  const details = { excerpt: 'About figs.', picture: null, tags: ['Field notes'], series: SERIES };
  await send(server, `/api/posts/${id}/details/`, details, { method: 'PUT', access });

  await visitor.get('post-tags/');
  await visitor.get('post-months/');
  await visitor.get('post-authors/');
  await visitor.get('post-links/');
  await visitor.get('post-series/');
  await visitor.get('post-series/field-work/');
  await visitor.get(`posts/${id}/related/`);

  const shared = await staff.post(`posts/${id}/preview-link/`);
  const { preview_path: path } = postResponse.validateSync(await shared.json());
  await visitor.get(`post-previews/${path?.split('/').at(-1) ?? ''}/`);
  await send(server, `/api/posts/${id}/preview-link/`, {}, { method: 'DELETE', access });
}

/** Uploads a picture, and calls the endpoints of the media library. */
export async function visitMedia(server: TestApp): Promise<void> {
  const { access } = await signInAs(server, 'lana', 'author');
  const form = new FormData();
  form.set('file', new File([Buffer.from(PICTURE, 'base64')], 'dot.png'));
  const headers = { authorization: `Bearer ${access}` };
  const uploaded = await fetch(`${server.url}/api/media/`, { method: 'POST', headers, body: form });
  const { id } = mediaPictureResponse.validateSync(await uploaded.json());
  await send(server, `/api/media/${id}/`, { alt: 'A dot' }, { method: 'PATCH', access });
  await openClient(server, access).get('media/');
}

/** Calls the endpoints of the impact figures. */
export async function visitImpactFigures(server: TestApp): Promise<void> {
  const { access } = await signInAs(server, 'panbanisha', 'editor');
  const staff = openClient(server, access);
  const figure = {
    title: 'Forest protected',
    value: '3,000 acres',
    period: '2026',
    explanation: 'Community forests with a guard.',
    source: 'Annual report',
    source_url: '',
    is_published: true,
  };
  const created = await staff.post('impact-figures/', figure);
  const { id } = staffImpactFigureResponse.validateSync(await created.json());
  await send(server, `/api/impact-figures/${id}/`, figure, { method: 'PUT', access });
  await send(server, '/api/impact-figures/order/', { ids: [id] }, { method: 'PUT', access });
  await staff.get('impact-figures/all/');
  await openClient(server).get('impact-figures/');
}

/** Calls the endpoints of the newsletter, as a reader and as an editor. */
export async function visitNewsletter(server: TestApp, sandbox: TestSandbox): Promise<void> {
  const staff = openClient(server, (await signInAs(server, 'matata', 'editor')).access);
  const reader = openClient(server);
  const email = 'reader@example.org';
  await reader.post('newsletter/subscriptions/', { email });
  await waitUntilIdle(server, sandbox);
  const mail = (await sandbox.mail()).find(({ to }) => to === email);
  const token = /\/newsletter\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await reader.get(`newsletter/links/${token}/`);
  await reader.post(`newsletter/links/${token}/confirm/`, {});
  const { id } = postResponse.validateSync(
    await (await staff.post('posts/', { title: 'Rain', content: 'It rained.' })).json(),
  );
  await staff.post('newsletter/issues/', { post_id: id });
  await staff.get('newsletter/');
  await reader.post(`newsletter/links/${token}/unsubscribe/`, {});
}

/** Creates and removes the sample posts of a site without posts. */
export async function visitSamplePosts(server: TestApp): Promise<void> {
  const { post } = openClient(server, (await signInAs(server, 'sue', 'admin')).access);
  await post('sample-posts/');
  await post('sample-posts/trash/');
}
