import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { productListResponse, productResponse } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Endpoint, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { CatalogService } from './catalog.service.ts';
import { withEtag } from './etag.ts';

/** Short: avoids repeated requests while navigating, yet shows price changes soon. */
const CACHING = 'public, max-age=30';

@Controller('printify-products')
export class ProductsController {
  constructor(private readonly catalog: CatalogService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the products of the store; as last known while the print shop is away.',
    response: { description: 'All of them.', schema: productListResponse },
    problems: { 503: 'The print shop is away, and nothing is known yet.' },
  })
  @Get()
  async list(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.answer(await this.catalog.all(), known, reply);
  }

  @Public()
  @Endpoint({
    summary: 'Answers one product.',
    response: { description: 'The product.', schema: productResponse },
    problems: {
      404: 'There is no such product in the store.',
      503: 'The print shop is away, and nothing is known yet.',
    },
  })
  @Get(':id')
  async get(
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.answer(await this.catalog.find(id), known, reply);
  }

  private answer(
    value: Product | readonly Product[],
    known: string | undefined,
    reply: FastifyReply,
  ): string | undefined {
    void reply.header('cache-control', CACHING).header('content-type', 'application/json; charset=utf-8');
    return withEtag(reply, JSON.stringify(value), known);
  }
}
