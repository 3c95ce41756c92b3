import { Injectable } from '@nestjs/common';
import { tooMany, RateLimitsService } from '@paniscus/server/platform';

/** Per network in ten minutes. Shipping is lower, because Printify limits our calls. */
const LIMITS = {
  shipping: { limit: 120, windowS: 600 },
  tax: { limit: 240, windowS: 600 },
};

@Injectable()
export class QuoteLimit {
  constructor(private readonly limits: RateLimitsService) {}

  async assertAllowed(kind: keyof typeof LIMITS, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(`${kind}-quotes`, network, LIMITS[kind]);
    if (!isAllowed) throw tooMany(retryAfterS);
  }
}
