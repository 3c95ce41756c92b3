import type { WallLine } from '@paniscus/domain/donation';
import {
  buildDonationRequest,
  startDonation,
  TRUST_LOCAL_PROXY,
  completeDonation,
  cachePage,
  ASYNC_TIMEOUT_MS,
  startServerWithSandbox,
} from '@paniscus/server/testing';
import { DataSource } from 'typeorm';
import { describe, expect, it, vi } from 'vitest';
import { MemoryWallService } from './memory-wall.service.ts';

const { sandbox, server } = await startServerWithSandbox({ ...TRUST_LOCAL_PROXY, JOB_RETRY_S: '1' });
await sandbox.sendEventsTo(server.url);

describe('memory wall', () => {
  const getWall = () => server.app.get(MemoryWallService);
  const fetchLines = async () => (await (await fetch(`${server.url}/api/memory-wall/`)).json()) as WallLine[];
  const buildTribute = (wall_line: string | undefined) => ({
    tribute: { kind: 'memory' as const, name: 'Grace Okafor', card: undefined, wall_line },
  });
  async function findTributeId(email: string): Promise<number> {
    const [row] = await server.app
      .get(DataSource)
      .query<{ id: number }[]>(
        'SELECT tributes.id FROM tributes JOIN donations ON donations.id = donation_id WHERE email = $1',
        [email],
      );
    return row?.id ?? 0;
  }
  async function completeDonationWith(line: string | undefined) {
    const donation = await completeDonation(server, sandbox, buildTribute(line));
    return { ...donation, tributeId: await findTributeId(donation.email) };
  }
  const cacheWallPage = () => cachePage(server, '/wall', 'wall');

  it('shows a line only once staff have approved it, and removes it again when they decline it', async () => {
    const { tributeId } = await completeDonationWith('For Grace, who listened.');
    const before = await fetchLines();

    await getWall().decide(tributeId, { state: 'shown' }, 'ada');
    const shown = await fetchLines();
    await getWall().decide(tributeId, { state: 'declined' }, 'ada');
    const stale = getWall().decide(tributeId, { state: 'shown', wall_state: 'waiting' }, 'ben');

    await expect(stale).rejects.toMatchObject({ status: 409 });
    expect(before.map(({ id }) => id)).not.toContain(tributeId);
    expect(shown.find(({ id }) => id === tributeId)).toEqual({
      id: tributeId,
      kind: 'memory',
      name: 'Grace Okafor',
      line: 'For Grace, who listened.',
      given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await fetchLines()).map(({ id }) => id)).not.toContain(tributeId);
  });

  it('lists the newest first, as plain text', async () => {
    const first = await completeDonationWith('<b>First</b> & foremost');
    const second = await completeDonationWith('Second');
    for (const { tributeId } of [second, first]) await getWall().decide(tributeId, { state: 'shown' }, 'ada');

    const [newest, older] = await fetchLines();

    expect([newest?.line, older?.line]).toEqual(['Second', '<b>First</b> & foremost']);
  });

  it('invalidates its page on a staff decision', async () => {
    const { tributeId } = await completeDonationWith('For Grace');
    const isCached = await cacheWallPage();

    await getWall().decide(tributeId, { state: 'shown' }, 'ada');

    expect(isCached()).toBe(false);
  });

  it('removes the line of a refunded donation and invalidates its page', async () => {
    const { tributeId, intentId } = await completeDonationWith('For Grace');
    await getWall().decide(tributeId, { state: 'shown' }, 'ada');
    const isCached = await cacheWallPage();

    await sandbox.stripe('refunds', { payment_intent: intentId });

    await vi.waitFor(
      async () => expect((await fetchLines()).map(({ id }) => id)).not.toContain(tributeId),
      ASYNC_TIMEOUT_MS,
    );
    await vi.waitFor(() => expect(isCached()).toBe(false), ASYNC_TIMEOUT_MS);
    await expect(getWall().decide(tributeId, { state: 'shown' }, 'ada')).rejects.toMatchObject({
      status: 409,
    });
  });

  it('returns 409 without a line or payment, and 404 without a tribute', async () => {
    const { tributeId } = await completeDonationWith(undefined);
    const request = buildDonationRequest(buildTribute('For Grace'));
    await startDonation(server, request);
    const unpaid = await findTributeId(request.email);

    const decide = (id: number) => getWall().decide(id, { state: 'shown' }, 'ada');

    await expect(decide(tributeId)).rejects.toMatchObject({ status: 409 });
    await expect(decide(unpaid)).rejects.toMatchObject({ status: 409 });
    await expect(decide(2_147_483_647)).rejects.toMatchObject({ status: 404 });
  });
});
