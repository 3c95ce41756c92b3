import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain/orders';
import { JobsService } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { TaxService } from '../../tax/tax.service.ts';
import { RECORD_TAX, REVERSE_TAX } from '../order-jobs.ts';
import { OrderEntity } from '../order.entity.ts';

/** Reports collected and refunded tax to the tax service, for the organization's returns. */
@Injectable()
export class TaxRecordService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly tax: TaxService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RECORD_TAX, ({ orderId }) => this.record(orderId));
    // Fails and is retried until the tax has been recorded.
    this.jobs.handle(REVERSE_TAX, ({ orderId, amountCents, refundedCents }) => {
      const number = formatOrderNumber(orderId);
      return this.tax.reverseTransaction(number, `${number}-refund-${refundedCents}`, amountCents);
    });
  }

  private async record(orderId: number): Promise<void> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    // The tax service has no calculation where no tax can be due.
    if (order.taxCalculationId === '') return;
    await this.tax.recordTransaction(order.taxCalculationId, formatOrderNumber(orderId));
  }
}
