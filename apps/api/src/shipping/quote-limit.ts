import { Injectable } from '@nestjs/common';
import { tooMany } from '../common/problem.ts';
import { LimitsService } from '../limits/limits.service.ts';

/** For one network in ten minutes. Shipping is asked of the print shop, which counts our calls; tax is not. */
const LIMITS = {
  shipping: { limit: 120, windowS: 600 },
  tax: { limit: 240, windowS: 600 },
};

/** Each quote costs a call to somebody else, who counts them. */
@Injectable()
export class QuoteLimit {
  constructor(private readonly limits: LimitsService) {}

  /** Throws a problem of status 429. */
  async assertFew(kind: keyof typeof LIMITS, network: string): Promise<void> {
    const { isAllowed, retryAfterS } = await this.limits.take(`${kind}-quotes`, network, LIMITS[kind]);
    if (!isAllowed) throw tooMany(retryAfterS);
  }
}
