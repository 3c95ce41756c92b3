import { Injectable } from '@nestjs/common';
import { rateEmail, rateWebhooks } from '@paniscus/domain/dashboard';
import type { Dashboard, SalesMonth, SystemPart, TaskKind } from '@paniscus/domain/dashboard';
import { OrderTotalsService } from '@paniscus/server/commerce';
import { DonationTotalsService } from '@paniscus/server/donations';
import { EmailLogService } from '@paniscus/server/integrations';
import { DisputesService, PaymentStatusService } from '@paniscus/server/payments';
import { Clock, HealthService, JobsService } from '@paniscus/server/platform';

type TaskCounts = Record<TaskKind, number>;

/** Puts together what staff see first, from the libraries that know it. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly orders: OrderTotalsService,
    private readonly donations: DonationTotalsService,
    private readonly payments: PaymentStatusService,
    private readonly disputes: DisputesService,
    private readonly emails: EmailLogService,
    private readonly jobs: JobsService,
    private readonly health: HealthService,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<Dashboard> {
    const counts = this.countTasks();
    const [tasks, months, system] = await Promise.all([
      counts.then((known) => this.listTasks(known)),
      this.listMonths(),
      this.listSystem(counts),
    ]);
    return { tasks, months, system };
  }

  private countTasks(): Promise<TaskCounts> {
    const { orders, donations } = this;
    return awaitAll({
      'order-disputes': orders.countNeedingAttention('dispute'),
      'donation-disputes': donations.countNeedingAttention('dispute'),
      orders: orders.countNeedingAttention('review'),
      donations: donations.countNeedingAttention('review'),
      'order-refunds': orders.countNeedingAttention('refund'),
      'donation-refunds': donations.countNeedingAttention('refund'),
      'order-emails': orders.countNeedingAttention('email'),
      'donation-emails': donations.countNeedingAttention('email'),
      tributes: donations.countWaitingTributes(),
    });
  }

  private async listTasks(counts: TaskCounts): Promise<Dashboard['tasks']> {
    const deadlines: Partial<Record<string, Date | null>> = await awaitAll({
      'order-disputes': this.disputes.findDeadline('order'),
      'donation-disputes': this.disputes.findDeadline('donation'),
    });
    return (Object.entries(counts) as [TaskKind, number][])
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => {
        const dueAt = deadlines[kind]?.toISOString();
        return { kind, count, ...(dueAt !== undefined && { due_at: dueAt }) };
      });
  }

  private async listMonths(): Promise<SalesMonth[]> {
    const [sales, donations] = await Promise.all([
      this.orders.lastTwelveMonths(),
      this.donations.lastTwelveMonths(),
    ]);
    return donations.map(({ month, once_cents, monthly_cents, refunded_cents }) => {
      const sold = sales.find((total) => total.month === month);
      return {
        month,
        sales_cents: sold?.cents ?? 0,
        donations_cents: once_cents + monthly_cents,
        refunded_cents: refunded_cents + (sold?.refundedCents ?? 0),
      };
    });
  }

  private async listSystem(counts: Promise<TaskCounts>): Promise<SystemPart[]> {
    return Promise.all([
      this.describeDatabase(),
      this.describeJobs(),
      this.describeWebhooks(),
      this.describeEmail(counts),
    ]);
  }

  private async describeDatabase(): Promise<SystemPart> {
    const isResponding = await this.health.isDatabaseResponding();
    return { part: 'database', state: isResponding ? 'ok' : 'attention', count: 0, last_at: null };
  }

  private async describeJobs(): Promise<SystemPart> {
    const isReady = await this.jobs.isReady();
    const failed = await this.jobs.listDeadLetters();
    return {
      part: 'jobs',
      state: isReady && failed.length === 0 ? 'ok' : 'attention',
      count: failed.length,
      last_at: toIso(failed.at(-1)?.failedAt ?? null),
    };
  }

  private async describeWebhooks(): Promise<SystemPart> {
    const times = await this.payments.getWebhookTimes();
    const state = rateWebhooks(times, this.clock.now());
    return { part: 'webhooks', state, count: 0, last_at: toIso(times.lastEventAt) };
  }

  private async describeEmail(counts: Promise<TaskCounts>): Promise<SystemPart> {
    const [status, tasks] = await Promise.all([this.emails.getStatus(), counts]);
    // Also those that were refused for good, as long as staff can correct the address.
    const failing = status.failing + tasks['order-emails'] + tasks['donation-emails'];
    const state = rateEmail({ ...status, failing }, this.clock.now());
    return { part: 'email', state, count: status.waiting, last_at: toIso(status.lastSentAt) };
  }
}

async function awaitAll<Key extends string, Value>(
  values: Record<Key, Promise<Value>>,
): Promise<Record<Key, Value>> {
  const entries = Object.entries<Promise<Value>>(values).map(
    async ([key, value]) => [key, await value] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Key, Value>;
}

const toIso = (date: Date | null) => date?.toISOString() ?? null;
