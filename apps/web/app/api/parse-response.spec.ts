import { memoryWallResponse } from '@paniscus/domain/donation';
import { describe, expect, it } from 'vitest';
import { parseResponse } from './parse-response';

const LINE = {
  id: 7,
  kind: 'memory',
  name: 'Matata',
  line: 'She taught us.',
  given_at: '2026-04-21T10:05:00Z',
};

describe('parsing a response', () => {
  it('returns the body, with properties that a later version of the API adds', async () => {
    const lines = [{ ...LINE, language: 'en' }];

    expect(await parseResponse(Response.json(lines), memoryWallResponse)).toEqual(lines);
  });

  it.each([
    ['a missing property', { ...LINE, name: undefined }],
    ['a number sent as text', { ...LINE, id: '7' }],
    ['an unknown word', { ...LINE, kind: 'birthday' }],
    ['an impossible time', { ...LINE, given_at: 'yesterday' }],
  ])('rejects %s like an error of the API', async (_, line) => {
    const parsing = parseResponse(Response.json([line]), memoryWallResponse);

    await expect(parsing).rejects.toMatchObject({ name: 'ProblemError', status: 502 });
  });

  it('rejects a body that is not JSON like an error of the API', async () => {
    const parsing = parseResponse(new Response('<!doctype html>'), memoryWallResponse);

    await expect(parsing).rejects.toMatchObject({ name: 'ProblemError', status: 502 });
  });
});
