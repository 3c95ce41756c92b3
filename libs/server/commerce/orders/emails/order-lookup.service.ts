import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { parseOrderNumber } from '@paniscus/domain/orders';
import type { OrderLookup } from '@paniscus/domain/orders';
import { OutboxService } from '@paniscus/server/integrations';
import { computeKeyedHash } from '@paniscus/server/payments';
import { tooMany, SETTINGS, JobsService, RateLimitsService } from '@paniscus/server/platform';
import type { Settings, JobQueue } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { OrderEntity } from '../order.entity.ts';
import { ORDER_LINK } from './order-link-email.builder.ts';

const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Emails per address; further requests are dropped silently. */
const PER_EMAIL = { limit: 5, windowS: 3600 };

/** The email address is stored as a keyed hash, so that the job holds no personal data. */
const LOOK_UP: JobQueue<{ orderId: number; emailKey: string }> = { name: 'look-up-order', retryLimit: 5 };

/** Emails the order link to the buyer without revealing to the caller whether the order exists. */
@Injectable()
export class OrderLookupService implements OnModuleInit {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly limits: RateLimitsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(LOOK_UP, ({ orderId, emailKey }) => this.send(orderId, emailKey));
  }

  /** Takes the same time whether or not the order exists. Throws a 429 problem. */
  async lookUp({ number, email }: OrderLookup, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take('order-lookup', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    const orderId = parseOrderNumber(number) ?? 0;
    await this.dataSource.transaction((manager) =>
      this.jobs.enqueue(manager, LOOK_UP, { orderId, emailKey: this.getKey(email) }),
    );
    this.jobs.wake();
  }

  private async send(orderId: number, emailKey: string): Promise<void> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneBy({ id: orderId });
    if (order === null || order.paidAt === null || this.getKey(order.email) !== emailKey) return;
    const { isAllowed } = await this.limits.take('order-link', emailKey, PER_EMAIL);
    if (!isAllowed) return;
    await this.dataSource.transaction((manager) => this.outbox.enqueueCopy(manager, ORDER_LINK, orderId));
    this.jobs.wake();
  }

  private getKey(email: string): string {
    return computeKeyedHash(this.settings.jwtSecret, 'order-lookup', email.trim().toLowerCase());
  }
}
