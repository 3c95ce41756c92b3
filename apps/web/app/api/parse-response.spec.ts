import { memoryWallResponse } from '@paniscus/domain/donation';
import { describe, expect, it } from 'vitest';
import { parseResponse } from './parse-response';

const TRIBUTE = {
  id: 7,
  kind: 'memory',
  name: 'Matata',
  line: 'She taught us.',
  given_at: '2026-04-21T10:05:00Z',
};

describe('parseResponse', () => {
  it('returns the body, including properties that a later version of the API adds', async () => {
    const tributes = [{ ...TRIBUTE, language: 'en' }];

    expect(await parseResponse(Response.json(tributes), memoryWallResponse)).toEqual(tributes);
  });

  it.each([
    ['a missing property', { ...TRIBUTE, name: undefined }],
    ['a number sent as text', { ...TRIBUTE, id: '7' }],
    ['an unknown enum value', { ...TRIBUTE, kind: 'birthday' }],
    ['an invalid timestamp', { ...TRIBUTE, given_at: 'yesterday' }],
  ])('throws a ProblemError with status 502 for %s', async (_, tribute) => {
    const parsed = parseResponse(Response.json([tribute]), memoryWallResponse);

    await expect(parsed).rejects.toMatchObject({ name: 'ProblemError', status: 502 });
  });

  it('throws a ProblemError with status 502 for a body that is not JSON', async () => {
    const parsed = parseResponse(new Response('<!doctype html>'), memoryWallResponse);

    await expect(parsed).rejects.toMatchObject({ name: 'ProblemError', status: 502 });
  });
});
