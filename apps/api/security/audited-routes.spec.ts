import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { AUDITED } from '@paniscus/server/identity';
import type { Audited } from '@paniscus/server/identity';
import { startServer } from '@paniscus/server/testing';
import { expect, it } from 'vitest';
import { PERMISSIONS } from './permissions.data.ts';

/** Recorded by their services, within the transaction of the change or with facts that a route does not know. */
const RECORDED_BY_SERVICES = [
  'POST /api/account/email',
  'POST /api/account/email/confirm',
  'POST /api/account/password',
  'POST /api/account/sessions/end-others',
  'POST /api/account/sessions/{id}/end',
  'POST /api/account/two-step/confirm',
  'POST /api/account/two-step/recovery-codes',
  'POST /api/account/two-step/turn-off',
  'POST /api/donations/{id}/refund',
  'POST /api/donations/{id}/resend-email',
  'POST /api/orders/{id}/refund',
  'POST /api/orders/{id}/resend-email',
  'POST /api/staff',
  'POST /api/staff/{id}/cancel-invitation',
  'POST /api/staff/{id}/disable',
  'POST /api/staff/{id}/enable',
  'POST /api/staff/{id}/resend-invitation',
  'POST /api/staff/{id}/role',
  'POST /api/staff/{id}/sign-out',
  'POST /api/staff/{id}/turn-off-two-step',
];
/** Unsaved text, filters that a person saves for their own lists, and a setup that changes nothing before it is confirmed. */
const NOT_RECORDED = [
  'POST /api/account/filters',
  'PUT /api/account/filters/{id}',
  'DELETE /api/account/filters/{id}',
  'PUT /api/posts/autosaves/{editorId}',
  'DELETE /api/posts/autosaves/{editorId}',
  'POST /api/account/two-step/start',
];

/** These create something, look at personal data, or are rejected when there is nothing to do. */
const EVERY_CALL_IS_A_CHANGE = [
  'POST /api/discount-codes',
  'POST /api/donations/{id}/correct-email',
  'POST /api/donations/{id}/resolve-attention',
  'POST /api/funds',
  'POST /api/impact-figures',
  'DELETE /api/impact-figures/{id}',
  'DELETE /api/media/{id}',
  'POST /api/newsletter/issues',
  'POST /api/orders/{id}/correct-email',
  'POST /api/orders/{id}/resolve-attention',
  'POST /api/orders/{id}/retry',
  'POST /api/personal-data',
  'POST /api/personal-data/erase',
  'DELETE /api/posts/{id}',
];
/** A list of what was created or removed: not recorded when it is empty. */
const RETURNS_ITS_CHANGES = ['POST /api/sample-posts', 'POST /api/sample-posts/trash'];

const server = await startServer();

const readPath = (target: object) => String(Reflect.getMetadata('path', target) ?? '');

/** The routes of a controller that are marked with `@Audited`, such as 'PUT /api/posts/{id}'. */
function listAudited(controller: { prototype: object }): [route: string, audited: Audited][] {
  const handlers = Object.values(Object.getOwnPropertyDescriptors(controller.prototype))
    .map(({ value }) => value as unknown)
    .filter((value) => typeof value === 'function')
    .filter((handler) => Reflect.hasMetadata(AUDITED, handler));
  return handlers.map((handler) => {
    const path = [readPath(controller), readPath(handler)].join('/').replaceAll(/:(\w+)/g, '{$1}');
    const method = RequestMethod[Number(Reflect.getMetadata('method', handler))] ?? '';
    const route = `${method} /api/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
    return [route, Reflect.getMetadata(AUDITED, handler) as Audited];
  });
}

const listAllAudited = () =>
  [...server.app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) =>
      listAudited(metatype as { prototype: object }),
    ),
  );

it('records every change that staff make in the audit log', () => {
  const changes = Object.entries(PERMISSIONS)
    .filter(([route, permission]) => permission !== 'public' && !route.startsWith('GET '))
    .map(([route]) => route);

  const audited = listAllAudited().map(([route]) => route);
  const recorded = [...audited, ...RECORDED_BY_SERVICES, ...NOT_RECORDED];

  expect([...recorded].sort()).toEqual(changes.sort());
});

it('compares the stored rows wherever a call may change nothing', () => {
  const compared = listAllAudited()
    .filter(([, { changes, creates, reorders }]) => (changes ?? creates ?? reorders) !== undefined)
    .map(([route]) => route);

  const all = [...compared, ...EVERY_CALL_IS_A_CHANGE, ...RETURNS_ITS_CHANGES];

  expect(all.sort()).toEqual(
    listAllAudited()
      .map(([route]) => route)
      .sort(),
  );
});
