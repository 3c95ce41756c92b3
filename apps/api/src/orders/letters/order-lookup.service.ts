import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { orderIdFrom } from '@paniscus/domain';
import type { OrderLookup } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { tooMany } from '../../common/problem.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { JobsService } from '../../jobs/jobs.service.ts';
import { LimitsService } from '../../limits/limits.service.ts';
import { OutboxService } from '../../mail/outbox.service.ts';
import { keyedHash } from '../../payments/setup/keyed-hash.ts';
import { ORDER_LINK } from './order-link.composer.ts';
import { OrderEntity } from '../order.entity.ts';

const PER_NETWORK = { limit: 20, windowS: 3600 };
/** Letters to one address; what is asked for beyond is silently left out. */
const PER_EMAIL = { limit: 5, windowS: 3600 };

/** The address is told as a keyed hash: a job keeps nothing of a person. */
const LOOK_UP: JobQueue<{ orderId: number; emailKey: string }> = { name: 'look-up-order', retryLimit: 5 };

/** Sends a buyer the link to an order, and tells whoever asks nothing at all. */
@Injectable()
export class OrderLookupService implements OnModuleInit {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(LOOK_UP, ({ orderId, emailKey }) => this.send(orderId, emailKey));
  }

  /** Takes the same time whether there is such an order or not. Throws a problem of status 429. */
  async ask({ number, email }: OrderLookup, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take('order-lookup', network, PER_NETWORK);
    if (!isAllowed) throw tooMany(retryAfterS);
    const orderId = orderIdFrom(number) ?? 0;
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
    await this.dataSource.transaction((manager) => this.outbox.putAgain(manager, ORDER_LINK, orderId));
    this.jobs.wake();
  }

  private getKey(email: string): string {
    return keyedHash(this.settings.jwtSecret, 'order-lookup', email.trim().toLowerCase());
  }
}
