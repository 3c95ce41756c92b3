import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { formatOrderNumber } from '@paniscus/domain';
import { DataSource } from 'typeorm';
import { JobsService } from '../../jobs/jobs.service.ts';
import { TaxService } from '../../tax/tax.service.ts';
import { RECORD_TAX, REVERSE_TAX } from '../order-jobs.ts';
import { OrderEntity } from '../order.entity.ts';

/** Tells the tax service of every tax that was collected or given back, for the organisation's returns. */
@Injectable()
export class TaxRecordService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly tax: TaxService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RECORD_TAX, ({ orderId }) => this.record(orderId));
    // Until the tax is recorded this fails, and is tried again.
    this.jobs.handle(REVERSE_TAX, ({ orderId, amountCents, refundedCents }) => {
      const number = formatOrderNumber(orderId);
      return this.tax.reverseTransaction(number, `${number}-refund-${refundedCents}`, amountCents);
    });
  }

  private async record(orderId: number): Promise<void> {
    const order = await this.dataSource.getRepository(OrderEntity).findOneByOrFail({ id: orderId });
    // The tax service keeps nothing where no tax can be due.
    if (order.taxCalculationId === '') return;
    await this.tax.recordTransaction(order.taxCalculationId, formatOrderNumber(orderId));
  }
}
