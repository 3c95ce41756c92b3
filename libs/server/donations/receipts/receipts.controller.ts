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
    summary: 'Returns the donation receipt with the given link token, which is sent by email.',
    response: { description: 'The receipt.', schema: receiptResponse },
    problems: { 404: 'No receipt has this link token.' },
  })
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('x-robots-tag', 'noindex')
  @Get('receipt/:token')
  receipt(@Param('token') token: string): Promise<Receipt> {
    return this.receipts.get(token);
  }
}
