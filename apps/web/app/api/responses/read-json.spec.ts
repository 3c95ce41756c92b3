import { expect, it } from 'vitest';
import { isRecord } from '@paniscus/domain/validation';
import { readJson } from './read-json';

const isNamed = (body: unknown): body is { name: string } =>
  isRecord(body) && typeof body['name'] === 'string';

it('returns a body that the guard accepts', async () => {
  expect(await readJson(Response.json({ name: 'Kanzi' }), isNamed)).toEqual({ name: 'Kanzi' });
});

it.each(['null', '[]', '{"name":1}', '<html>'])('reports %s as an invalid response', async (body) => {
  await expect(readJson(new Response(body), isNamed)).rejects.toMatchObject({ status: 502 });
});

it('passes on an error of the connection', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });

  await expect(readJson(new Response(body), isNamed)).rejects.toThrow('network error');
});
