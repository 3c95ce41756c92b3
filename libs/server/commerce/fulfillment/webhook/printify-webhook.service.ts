import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyEvent } from '@paniscus/server/integrations';
import { Clock, ProblemException, EventLog, JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { FOLLOW_PRINTIFY_ORDER } from '../fulfillment-jobs.ts';

const TEXT_MAX = 200;
/** Events caused by our own API calls: they report nothing new, and API calls are rate limited. */
const SELF_CAUSED_EVENTS = ['order:created', 'order:sent-to-production'];

/**
 * Receives Printify events. An event only names the order to look up, and a job does that: after a few error responses,
 * Printify would stop sending events for an hour.
 */
@Injectable()
export class PrintifyWebhookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly printify: PrintifyService,
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly log: EventLog,
  ) {}

  /** Throws a 400 problem for requests that Printify did not sign. */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    const event = Buffer.isBuffer(body) ? this.printify.parseEvent(body, signature ?? '') : undefined;
    if (event === undefined) {
      this.log.record('webhook_refused', { provider: 'printify' });
      throw new ProblemException(400, { detail: 'The signature is not valid.' });
    }
    await this.store(event);
    this.jobs.wake();
  }

  private async store({ id, type, orderId = '' }: PrintifyEvent): Promise<void> {
    const printOrderId = orderId === '' || orderId.length > TEXT_MAX ? null : orderId;
    await this.dataSource.transaction(async (manager) => {
      const added = await manager.query<unknown[]>(
        `INSERT INTO print_shop_events (id, type, print_order_id, received_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT ON CONSTRAINT print_shop_events_pk DO NOTHING RETURNING id`,
        [getKey(id), type.slice(0, TEXT_MAX), printOrderId, this.clock.now()],
      );
      if (added.length > 0 && printOrderId !== null)
        await this.jobs.enqueue(manager, FOLLOW_PRINTIFY_ORDER, {
          printOrderId,
          isOurDoing: SELF_CAUSED_EVENTS.includes(type),
        });
    });
  }
}

/** Hashes overlong ids, so that they stay distinct. */
function getKey(id: string): string {
  return id.length <= TEXT_MAX ? id : createHash('sha256').update(id).digest('hex');
}
