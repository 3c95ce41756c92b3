import { Controller, Get, Header, Query, Res } from '@nestjs/common';
import { orderListResponse } from '@paniscus/domain/orders';
import type { StreamableFile } from '@nestjs/common';
import type { OrderSummary } from '@paniscus/domain/orders';
import { Roles } from '@paniscus/server/identity';
import {
  createCsvDownload,
  PageQuery,
  parseListPage,
  linkNextPage,
  Endpoint,
} from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { ORDER_COLUMNS } from './order-csv.ts';
import { OrderFilterQuery } from './order-filter.decorator.ts';
import { parseOrderFilter } from './order-filter.ts';
import { OrderListService } from './order-list.service.ts';

@Roles('admin')
@Controller('orders')
export class OrderListController {
  constructor(private readonly orders: OrderListService) {}

  @Endpoint({
    summary: 'Lists orders, newest first.',
    response: {
      description: 'A page of orders; the `Link` header contains the URL of the next page.',
      schema: orderListResponse,
    },
    problems: { 422: 'A filter, the limit or the cursor is invalid.' },
  })
  @OrderFilterQuery()
  @PageQuery()
  @Header('cache-control', 'no-store')
  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderSummary[]> {
    const filter = parseOrderFilter(query);
    const page = parseListPage(query);
    const { orders, nextAfter } = await this.orders.list(filter, page);
    linkNextPage(reply, '/api/orders/', filter, { limit: page.limit, nextAfter });
    return orders;
  }

  @Endpoint({
    summary: 'Exports all matching orders as CSV, with amounts in US dollars.',
    response: { description: 'The CSV file.', mediaType: 'text/csv' },
    problems: { 422: 'A filter is invalid.' },
  })
  @OrderFilterQuery()
  @Header('cache-control', 'no-store')
  @Get('export.csv')
  export(@Query() query: Record<string, unknown>): Promise<StreamableFile> {
    return createCsvDownload('orders.csv', ORDER_COLUMNS, this.orders.records(parseOrderFilter(query)));
  }
}
