import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { organization } from '@paniscus/content';
import { findSummaryDay, toSummaryDate } from '@paniscus/domain/dashboard';
import { summaryNotice } from '@paniscus/emails';
import type { StaffNotice } from '@paniscus/emails';
import { paths } from '@paniscus/routes';
import { OrderTotalsService } from '@paniscus/server/commerce';
import { DonationTotalsService } from '@paniscus/server/donations';
import { StaffNotifications } from '@paniscus/server/identity';
import { Clock, Scheduler } from '@paniscus/server/platform';
import type { RunTask } from '@paniscus/server/platform';
import { DataSource } from 'typeorm';
import { DashboardService } from './dashboard.service.ts';

const EVERY_MS = 5 * 60_000;

/** Emails staff each morning what happened the day before. */
@Injectable()
export class DailySummary implements OnModuleInit {
  readonly run: RunTask;

  constructor(
    scheduler: Scheduler,
    private readonly dataSource: DataSource,
    private readonly notifications: StaffNotifications,
    private readonly dashboard: DashboardService,
    private readonly orders: OrderTotalsService,
    private readonly donations: DonationTotalsService,
    private readonly clock: Clock,
  ) {
    this.run = scheduler.schedule({ name: 'daily_summary', everyMs: EVERY_MS, run: () => this.enqueue() });
  }

  onModuleInit(): void {
    this.notifications.register('day', (day) => this.describe(day));
  }

  private async enqueue(): Promise<void> {
    const day = findSummaryDay(this.clock.now(), organization.timeZone);
    if (day === undefined) return;
    await this.dataSource.transaction((manager) =>
      this.notifications.notify(manager, {
        key: `day:${day}`,
        topics: ['daily_summary'],
        subjectKind: 'day',
        subjectId: day,
      }),
    );
  }

  /** Undefined for a day without orders and donations on which nothing waits. */
  private async describe(day: number): Promise<StaffNotice | undefined> {
    const date = toSummaryDate(day);
    const sales = await this.orders.totalOfDay(date, organization.timeZone);
    const gifts = await this.donations.totalOfDay(date, organization.timeZone);
    const { tasks } = await this.dashboard.get();
    const taskCount = tasks.reduce((sum, { count }) => sum + count, 0);
    if (sales.count + gifts.count + taskCount === 0) return undefined;
    return summaryNotice({
      date: formatDate(date),
      orderCount: sales.count,
      salesCents: sales.cents,
      donationCount: gifts.count,
      donationsCents: gifts.cents,
      taskCount,
      path: paths.dashboard,
    });
  }
}

const formatDate = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
