import { Readable } from 'node:stream';
import { Controller, Get, Header, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { OrderSummary } from '@paniscus/domain';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../auth/staff-identity.ts';
import { Endpoint } from '../../common/openapi/endpoint.decorator.ts';
import { ORDER_SUMMARY } from '../order-desk.openapi.ts';
import { openOrderCsv } from './order-csv.ts';
import { nextPageAddress, orderFilterFrom, orderListPageFrom } from './order-filter.ts';
import { OrderFilterQuery } from './order-filter.decorator.ts';
import { OrderListService } from './order-list.service.ts';

/** Many orders at once: on the screen, and as a file. */
@Roles('admin')
@Controller('orders')
export class OrderListController {
  constructor(private readonly list: OrderListService) {}

  @Endpoint({
    summary: 'Lists orders, newest first.',
    answer: {
      description: 'A page of orders; the `Link` header names the next page.',
      schema: { type: 'array', items: ORDER_SUMMARY },
    },
    problems: { 422: 'A filter, the limit or the cursor is wrong.' },
  })
  @OrderFilterQuery()
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  })
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string' } })
  @Header('cache-control', 'no-store')
  @Get()
  async all(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderSummary[]> {
    const filter = orderFilterFrom(query);
    const page = orderListPageFrom(query);
    const { orders, nextAfter } = await this.list.list(filter, page);
    if (nextAfter !== undefined)
      void reply.header('link', `<${nextPageAddress(filter, page.limit, nextAfter)}>; rel="next"`);
    return orders;
  }

  @Endpoint({
    summary: 'Answers every order that fits as a file for spreadsheets; sums are US dollars.',
    answer: { description: 'The file.', type: 'text/csv', schema: { type: 'string' } },
    problems: { 422: 'A filter is wrong.' },
  })
  @OrderFilterQuery()
  @Header('cache-control', 'no-store')
  @Get('export.csv')
  async export(@Query() query: Record<string, unknown>): Promise<StreamableFile> {
    const pieces = await openOrderCsv(this.list.records(orderFilterFrom(query)));
    return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="orders.csv"',
    });
  }
}
