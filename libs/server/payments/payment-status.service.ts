import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Times of webhook events; null when there was none. */
export type WebhookTimes = { lastEventAt: Date | null; lastMissedAt: Date | null };

/** What is known about payments and the webhooks of their provider, for the dashboard. */
@Injectable()
export class PaymentStatusService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * When the last event of the payment provider arrived, and when reconciliation last found a paid payment of which no
   * event had told.
   */
  async getWebhookTimes(): Promise<WebhookTimes> {
    const [row] = await this.dataSource.query<WebhookTimes[]>(
      `SELECT (SELECT max(received_at) FROM payment_events) AS "lastEventAt",
         (SELECT max(at) FROM transitions
          WHERE kind = 'payment' AND to_state = 'succeeded' AND cause = 'reconciliation') AS "lastMissedAt"`,
    );
    return row ?? { lastEventAt: null, lastMissedAt: null };
  }
}
