import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { productListResponse, productResponse } from '@paniscus/domain/products';
import type { Product } from '@paniscus/domain/products';
import { Endpoint, Public } from '@paniscus/server/platform';
import type { FastifyReply } from 'fastify';
import { CatalogService } from './catalog.service.ts';
import { withEtag } from './etag.ts';

/** Short: avoids repeated requests while navigating, yet shows price changes soon. */
const CACHE_CONTROL = 'public, max-age=30';
const CATALOG_UNAVAILABLE = 'Printify is unavailable and the catalog is not cached yet.';

@Controller('printify-products')
export class ProductsController {
  constructor(private readonly catalog: CatalogService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the products of the store, from the cached catalog while Printify is unavailable.',
    response: { description: 'All products.', schema: productListResponse },
    problems: { 503: CATALOG_UNAVAILABLE },
  })
  @Get()
  async list(
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.sendJson(await this.catalog.list(), ifNoneMatch, reply);
  }

  @Public()
  @Endpoint({
    summary: 'Returns a product.',
    response: { description: 'The product.', schema: productResponse },
    problems: {
      404: 'The product is not in the store.',
      503: CATALOG_UNAVAILABLE,
    },
  })
  @Get(':id')
  async get(
    @Param('id') id: string,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.sendJson(await this.catalog.find(id), ifNoneMatch, reply);
  }

  private sendJson(
    value: Product | readonly Product[],
    ifNoneMatch: string | undefined,
    reply: FastifyReply,
  ): string | undefined {
    void reply
      .header('cache-control', CACHE_CONTROL)
      .header('content-type', 'application/json; charset=utf-8');
    return withEtag(reply, JSON.stringify(value), ifNoneMatch);
  }
}
