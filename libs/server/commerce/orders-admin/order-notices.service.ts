import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain/orders';
import type { NotificationTopic } from '@paniscus/domain/session';
import { orderNotice, orderProblemNotice } from '@paniscus/emails';
import type { StaffNotice } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { StaffNotifications } from '@paniscus/server/identity';
import { DataSource } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.ts';

/** Texts of the emails to staff about orders. */
@Injectable()
export class OrderNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: StaffNotifications,
  ) {}

  onModuleInit(): void {
    this.notifications.register('order', (id, topic) => this.describe(id, topic));
  }

  /** Undefined when the order was dealt with before the email was sent. */
  private async describe(id: number, topic: NotificationTopic): Promise<StaffNotice | undefined> {
    const order = await this.dataSource.manager.findOneByOrFail(OrderEntity, { id });
    const { attention: reason, totalCents } = order;
    if (reason === null) return undefined;
    const buildNotice = topic === 'payment_problem' ? orderProblemNotice : orderNotice;
    return buildNotice({ number: formatOrderNumber(id), totalCents, reason, path: paths.staffOrder(id) });
  }
}
