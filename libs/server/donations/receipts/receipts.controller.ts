import { Controller, Get, Header, Param } from '@nestjs/common';
import type { Receipt } from '@paniscus/domain/donation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { RECEIPT } from './receipt.openapi.ts';
import { ReceiptsService } from './receipts.service.ts';

@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Public()
  @Endpoint({
    summary: 'Answers the receipt of a gift to whoever has the link from its letters.',
    answer: { description: 'The receipt.', schema: RECEIPT },
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
