import type { NotificationTopic, StaffRole } from '@paniscus/domain/session';
import { StaffNotifications, StaffService } from '@paniscus/server/identity';
import { Clock } from '@paniscus/server/platform';
import {
  ASYNC_TIMEOUT_MS,
  completeDonation,
  createClockControl,
  createPurchaseRequest,
  createStaff,
  insertOrder,
  CARD_DECLINED_AFTER_ATTACHING,
  confirmNewCard,
  runDonorAction,
  setDonationDate,
  send,
  signInAs,
  startPurchase,
  startRecurringDonation,
  startServerWithSandbox,
  TRUST_LOCAL_PROXY,
  waitUntilIdle,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DailySummary } from './daily-summary.service.ts';

const DISPUTED_CARD = '4000000000000259';
const ALL: NotificationTopic[] = [
  'order_attention',
  'new_donation',
  'payment_problem',
  'tribute',
  'daily_summary',
];

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);
await createStaff(server, 'quiet', 'admin');
await server.app.get(StaffService).setEmail('quiet', 'quiet@example.org');

describe('emails to staff', () => {
  beforeEach(async () => {
    await sandbox.reset();
    await server.app.get(DataSource).query('DELETE FROM staff_notification_preferences');
  });

  /** A new account that chose these emails as an admin, and may have another role since. */
  async function subscribe(
    username: string,
    topics: NotificationTopic[],
    donation_min_cents = 0,
    role: StaffRole = 'admin',
  ): Promise<string> {
    const { access } = await signInAs(server, username, 'admin');
    const staff = server.app.get(StaffService);
    await staff.setEmail(username, `${username}@example.org`);
    const path = '/api/account/notifications/';
    await send(server, path, { topics, donation_min_cents }, { access, method: 'PUT' });
    await staff.setRole(username, role);
    return `${username}@example.org`;
  }
  const listEmails = async (to: string) => {
    await waitUntilIdle(server, sandbox);
    return (await sandbox.mail()).filter((email) => email.to === to);
  };
  const listSubjects = async (to: string) => (await listEmails(to)).map(({ subject }) => subject);
  const countStaffEmails = async () => {
    await waitUntilIdle(server, sandbox);
    return (await sandbox.mail()).filter(({ to }) => /^(?!ada)\w+@example\.org$/.test(to)).length;
  };

  it('announce a large donation once, with links to it and to the choice of emails', async () => {
    const lin = await subscribe('lin', ['new_donation'], 10_000);

    const { id } = await completeDonation(server, sandbox, { amount: 10_000 });
    await completeDonation(server, sandbox, { amount: 9999 });

    const [email, ...others] = await listEmails(lin);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('New donation of $100.00');
    expect(email?.text).toContain(`/donations/${id}`);
    expect(email?.text).toContain('/account#emails');
    expect(email?.text).not.toContain('Lovelace');
  });

  it('reach nobody by default, no author, no editor and no disabled account', async () => {
    await subscribe('amy', ALL, 0, 'author');
    await subscribe('ed', ALL, 0, 'editor');
    await subscribe('gone', ALL);
    await server.app.get(StaffService).disable('gone');

    await completeDonation(server, sandbox);

    expect(await countStaffEmails()).toBe(0);
  });

  it('announce a tribute that waits for approval', async () => {
    const tom = await subscribe('tom', ['tribute']);

    await completeDonation(server, sandbox, {
      tribute: { kind: 'memory', name: 'Grace Okafor', wall_line: 'She taught us to listen.' },
    });
    await completeDonation(server, sandbox, { tribute: { kind: 'honor', name: 'Samuel Okafor' } });

    expect(await listSubjects(tom)).toEqual(['A tribute needs your review']);
  });

  it('announce a dispute of an order as one email, for the first topic that a person chose', async () => {
    const pat = await subscribe('pat', ['payment_problem', 'order_attention']);
    const ona = await subscribe('ona', ['order_attention']);
    const { clientSecret } = await startPurchase(server, await createPurchaseRequest(server));

    await sandbox.confirm(clientSecret, DISPUTED_CARD);

    await expect.poll(() => listSubjects(ona), { timeout: ASYNC_TIMEOUT_MS }).toHaveLength(1);
    expect(await listSubjects(pat)).toEqual([
      expect.stringMatching(/^Problem with a payment: order PN-\d+$/),
    ]);
    expect(await listSubjects(ona)).toEqual([expect.stringMatching(/^Order PN-\d+ needs attention$/)]);
  });

  it('say once what two reasons ask of one order, unless a person chose only the first', async () => {
    const pia = await subscribe('pia', ['order_attention', 'payment_problem']);
    const oda = await subscribe('oda', ['order_attention']);
    const subjectId = await insertOrder(server, { state: 'needs_attention' });
    const order = { subjectKind: 'order', subjectId } as const;

    await server.app.get(DataSource).transaction(async (manager) => {
      const notifications = server.app.get(StaffNotifications);
      await notifications.notify(manager, { key: 'twice', topics: ['order_attention'], ...order });
      await notifications.notify(manager, { key: 'dispute', topics: ['payment_problem'], ...order });
    });

    expect(await listSubjects(pia)).toEqual([
      expect.stringMatching(/^Problem with a payment: order PN-\d+$/),
    ]);
    expect(await listSubjects(oda)).toEqual([expect.stringMatching(/^Order PN-\d+ needs attention$/)]);
  });

  it('call a second gift within minutes a possible duplicate, in one email', async () => {
    const sam = await subscribe('sam', ['new_donation', 'payment_problem']);
    const first = await completeDonation(server, sandbox);

    const second = await completeDonation(server, sandbox, { email: first.email });

    const [email, ...others] = (await listEmails(sam)).filter(({ text }) =>
      text.includes(`/donations/${second.id}\n`),
    );
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Possible duplicate donation of $25.00');
    expect(email?.text).toContain(`Donation: ${second.receiptNumber}`);
    expect(email?.text).toContain(`see donation ${first.receiptNumber}`);
  });

  it('announce a failed charge of a recurring gift, and only its first charge as a donation', async () => {
    const rae = await subscribe('rae', ['payment_problem', 'new_donation']);
    const advanceDays = createClockControl(server, sandbox);
    const donor = await startRecurringDonation(server, sandbox);
    await advanceDays(32);
    const card = await confirmNewCard(server, sandbox, donor, CARD_DECLINED_AFTER_ATTACHING);
    await runDonorAction(server, donor, 'card/confirm', { setup_intent_id: card });

    await advanceDays(31);

    const problem = 'Problem with a payment: a monthly gift';
    await expect
      .poll(() => listSubjects(rae), { timeout: ASYNC_TIMEOUT_MS })
      .toEqual(['New donation of $25.00', problem]);
    vi.restoreAllMocks();
  });

  it('summarize the day before, once', async () => {
    const day = await subscribe('day', ['daily_summary']);
    const donation = await completeDonation(server, sandbox);
    await setDonationDate(server, donation, '2026-03-04T18:00:00Z');
    const dayAfter = new Date('2026-03-05T18:00:00Z');
    const clock = vi.spyOn(server.app.get(Clock), 'now').mockReturnValue(dayAfter);
    const summary = server.app.get(DailySummary);

    await Promise.all([summary.run(), summary.run()]);
    await summary.run();
    clock.mockRestore();

    const [email, ...others] = await listEmails(day);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Summary for March 4, 2026');
    expect(email?.text).toContain('Donations: 1 ($25.00)');
  });
});
