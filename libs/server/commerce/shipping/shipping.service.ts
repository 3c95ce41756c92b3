import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain/money';
import { PrintifyService } from '@paniscus/server/integrations';
import type { PrintifyAddress, PrintifyLine } from '@paniscus/server/integrations';

@Injectable()
export class ShippingService {
  constructor(private readonly printify: PrintifyService) {}

  /**
   * Cost of standard shipping. Throws problems of status 422 for items or addresses that cannot be delivered
   * ('address_to.zip', 'line_items'), and 503.
   */
  quote(lines: readonly PrintifyLine[], address: PrintifyAddress): Promise<Cents> {
    return this.printify.quoteShipping(lines, address);
  }
}
