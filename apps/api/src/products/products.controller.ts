import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { Product } from '@paniscus/domain';
import type { FastifyReply } from 'fastify';
import { Endpoint } from '../common/openapi/endpoint.decorator.ts';
import { Public } from '../common/public.decorator.ts';
import { CatalogueService } from './catalogue.service.ts';
import { withEtag } from './etag.ts';
import { PRODUCT } from './product.openapi.ts';

/** Short: a browser that goes back and forth does not ask again, a changed price is seen soon. */
const CACHING = 'public, max-age=30';

/** What the store sells; reading it is for everyone. */
@Controller('printify-products')
export class ProductsController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Public()
  @Endpoint({
    summary: 'Lists the products of the store; as last known while the print shop is away.',
    answer: { description: 'All of them.', schema: { type: 'array', items: PRODUCT } },
    problems: { 503: 'The print shop is away, and nothing is known yet.' },
  })
  @Get()
  async list(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.answer(await this.catalogue.all(), known, reply);
  }

  @Public()
  @Endpoint({
    summary: 'Answers one product.',
    answer: { description: 'The product.', schema: PRODUCT },
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
    return this.answer(await this.catalogue.find(id), known, reply);
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
