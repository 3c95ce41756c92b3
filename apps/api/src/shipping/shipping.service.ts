import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import { PrintifyService } from '../printify/print-shop.service.ts';
import type { PrintifyAddress, PrintifyLine } from '../printify/printify.types.ts';

/** What standard shipping costs, as the print shop says. */
@Injectable()
export class ShippingService {
  constructor(private readonly printify: PrintifyService) {}

  /** Throws problems of status 422 for what cannot be delivered ('address_to.zip', 'line_items'), and 503. */
  quote(lines: readonly PrintifyLine[], address: PrintifyAddress): Promise<Cents> {
    return this.printify.quoteShipping(lines, address);
  }
}
