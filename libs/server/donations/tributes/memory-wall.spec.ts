import type { WallLine } from '@paniscus/domain/donation';
import {
  aDonation,
  begun,
  TRUSTING,
  arrivedGift,
  cachePage,
  SOON,
  startTestApp,
  startTestSandbox,
} from '@paniscus/server/testing';
import type { TestApp, TestSandbox } from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryWallService } from './memory-wall.service.ts';

describe('memory wall', () => {
  let sandbox: TestSandbox;
  let server: TestApp;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    server = await startTestApp({ ...sandbox.environment, ...TRUSTING, JOB_RETRY_S: '1' });
    await sandbox.sendEventsTo(server.url);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.stop();
  });

  const wall = () => server.app.get(MemoryWallService);
  const lines = async () => (await (await fetch(`${server.url}/api/memory-wall/`)).json()) as WallLine[];
  const aLine = (wall_line: string | undefined) => ({
    tribute: { kind: 'memory' as const, name: 'Grace Okafor', card: undefined, wall_line },
  });
  async function getTribute(email: string): Promise<number> {
    const [row] = await server.app
      .get(DataSource)
      .query<{ id: number }[]>(
        'SELECT tributes.id FROM tributes JOIN donations ON donations.id = donation_id WHERE email = $1',
        [email],
      );
    return row?.id ?? 0;
  }
  async function aGiftWith(line: string | undefined) {
    const gift = await arrivedGift(server, sandbox, aLine(line));
    return { ...gift, tributeId: await getTribute(gift.email) };
  }
  const cachedPage = () => cachePage(server, '/wall', 'wall');

  it('shows a line only once staff have approved it, and removes it again when they decline it', async () => {
    const { tributeId } = await aGiftWith('For Grace, who listened.');
    const before = await lines();

    await wall().decide(tributeId, 'shown', 'ada');
    const shown = await lines();
    await wall().decide(tributeId, 'declined', 'ada');

    expect(before.map(({ id }) => id)).not.toContain(tributeId);
    expect(shown.find(({ id }) => id === tributeId)).toEqual({
      id: tributeId,
      kind: 'memory',
      name: 'Grace Okafor',
      line: 'For Grace, who listened.',
      given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await lines()).map(({ id }) => id)).not.toContain(tributeId);
  });

  it('lists the newest first, as plain text', async () => {
    const first = await aGiftWith('<b>First</b> & foremost');
    const second = await aGiftWith('Second');
    for (const { tributeId } of [second, first]) await wall().decide(tributeId, 'shown', 'ada');

    const [newest, older] = await lines();

    expect([newest?.line, older?.line]).toEqual(['Second', '<b>First</b> & foremost']);
  });

  it('invalidates its page on a staff decision', async () => {
    const { tributeId } = await aGiftWith('For Grace');
    const isSaved = await cachedPage();

    await wall().decide(tributeId, 'shown', 'ada');

    expect(isSaved()).toBe(false);
  });

  it('removes the line of a refunded donation and invalidates its page', async () => {
    const { tributeId, intentId } = await aGiftWith('For Grace');
    await wall().decide(tributeId, 'shown', 'ada');
    const isSaved = await cachedPage();

    await sandbox.stripe('refunds', { payment_intent: intentId });

    await vi.waitFor(async () => expect((await lines()).map(({ id }) => id)).not.toContain(tributeId), SOON);
    await vi.waitFor(() => expect(isSaved()).toBe(false), SOON);
    await expect(wall().decide(tributeId, 'shown', 'ada')).rejects.toMatchObject({ status: 409 });
  });

  it('returns 409 without a line or payment, and 404 without a tribute', async () => {
    const { tributeId } = await aGiftWith(undefined);
    const request = aDonation(aLine('For Grace'));
    await begun(server, request);
    const unpaid = await getTribute(request.email);

    const decide = (id: number) => wall().decide(id, 'shown', 'ada');

    await expect(decide(tributeId)).rejects.toMatchObject({ status: 409 });
    await expect(decide(unpaid)).rejects.toMatchObject({ status: 409 });
    await expect(decide(2_147_483_647)).rejects.toMatchObject({ status: 404 });
  });
});
