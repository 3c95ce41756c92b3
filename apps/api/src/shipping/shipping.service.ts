import { Injectable } from '@nestjs/common';
import type { Cents } from '@paniscus/domain';
import { PrintShopService } from '../printify/print-shop.service.ts';
import type { PrintShopAddress, PrintShopLine } from '../printify/printify.types.ts';

/** What standard shipping costs, as the print shop says. */
@Injectable()
export class ShippingService {
  constructor(private readonly printShop: PrintShopService) {}

  /** Throws problems of status 422 for what cannot be delivered ('address_to.zip', 'line_items'), and 503. */
  quote(lines: readonly PrintShopLine[], address: PrintShopAddress): Promise<Cents> {
    return this.printShop.quoteShipping(lines, address);
  }
}
