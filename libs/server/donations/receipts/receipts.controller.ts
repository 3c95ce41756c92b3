import { Controller, Get, Header, Param } from '@nestjs/common';
import { receiptResponse } from '@paniscus/domain/donation';
import type { Receipt } from '@paniscus/domain/donation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { ReceiptsService } from './receipts.service.ts';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Public()
  @Endpoint({
    summary: 'Answers the receipt of a gift to whoever has the link from its letters.',
    response: { description: 'The receipt.', schema: receiptResponse },
    problems: { 404: 'There is no such receipt.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('receipt/:token')
  receipt(@Param('token') token: string): Promise<Receipt> {
    return this.receipts.of(token);
  }
}
