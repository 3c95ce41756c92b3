import type { Notifications } from '@paniscus/domain/session';
import { StaffService } from '../staff/staff.service';
import { send, signInAs, startServer } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { StaffNotificationEmailBuilder } from './staff-notification-email.builder.ts';
import { StaffNotificationEntity } from './staff-notification.entity.ts';
import { StaffNotifications } from './staff-notifications.service.ts';

const PATH = '/api/account/notifications/';

const server = await startServer();
const ann = (await signInAs(server, 'ann', 'admin')).access;
const kim = (await signInAs(server, 'kim', 'admin')).access;

describe('emails to staff', () => {
  const fetchAs = (access: string) =>
    fetch(server.url + PATH, { headers: { authorization: `Bearer ${access}` } });
  const read = async (access: string) => (await (await fetchAs(access)).json()) as Notifications;
  const save = (access: string, body: object) => send(server, PATH, body, { access, method: 'PUT' });

  it('are off until a person chooses them, for that person only', async () => {
    expect(await read(ann)).toEqual({ topics: [], donation_min_cents: 10_000 });

    const saved = await save(ann, { topics: ['tribute', 'tribute'], donation_min_cents: 2500 });

    expect(await saved.json()).toEqual({ topics: ['tribute'], donation_min_cents: 2500 });
    expect(await read(ann)).toEqual({ topics: ['tribute'], donation_min_cents: 2500 });
    expect((await read(kim)).topics).toEqual([]);
  });

  it.each(['author', 'editor'] as const)('are not offered to an %s', async (role) => {
    const { access } = await signInAs(server, role, role);

    expect((await fetchAs(access)).status).toBe(403);
    expect((await save(access, { topics: [], donation_min_cents: 0 })).status).toBe(403);
  });

  it.each([
    { topics: ['everything'], donation_min_cents: 0 },
    { topics: [], donation_min_cents: -1 },
    { topics: [], donation_min_cents: 1.5 },
    { topics: 'tribute', donation_min_cents: 0 },
    { topics: [] },
  ])('are refused as %j', async (body) => {
    expect((await save(ann, body)).status).toBe(422);
  });

  describe('when they are built', () => {
    const notice = { subject: 'Figs', text: 'Ripe.', facts: [], button: 'Open', path: '/orders/7' };
    const build = async (username: string, change: () => Promise<unknown>) => {
      const { access } = await signInAs(server, username, 'admin');
      const staff = server.app.get(StaffService);
      await staff.setEmail(username, `${username}@example.org`);
      await save(access, { topics: ['order_attention'], donation_min_cents: 0 });
      const notifications = server.app.get(StaffNotifications);
      notifications.register('order', () => Promise.resolve(notice));
      const { manager } = server.app.get(DataSource);
      const accountId = (await staff.findByUsername(username))?.id ?? 0;
      const event = {
        key: username,
        topics: ['order_attention'],
        subjectKind: 'order',
        subjectId: 7,
      } as const;
      for (let times = 0; times < 2; times += 1) await notifications.notify(manager, event);
      const rows = await manager.findBy(StaffNotificationEntity, { accountId });
      await change();
      const email = await server.app.get(StaffNotificationEmailBuilder).build(rows[0]?.id ?? 0);
      await save(access, { topics: [], donation_min_cents: 0 });
      return { count: rows.length, to: email?.to.address };
    };

    it('go to the person once for each event', async () => {
      const result = await build('uma', () => Promise.resolve());

      expect(result).toEqual({ count: 1, to: 'uma@example.org' });
    });

    it('do not go to an account that was disabled meanwhile', async () => {
      const result = await build('sid', () => server.app.get(StaffService).disable('sid'));

      expect(result).toEqual({ count: 1, to: undefined });
    });

    it('do not go to a person who may not see money any more', async () => {
      const result = await build('max', () => server.app.get(StaffService).setRole('max', 'author'));

      expect(result).toEqual({ count: 1, to: undefined });
    });
  });
});
