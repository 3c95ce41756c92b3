import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import {
  discountCheckResponse,
  discountCheckSchema,
  discountCodeChangeSchema,
  discountCodeListResponse,
  discountCodeResponse,
  discountCodeSchema,
} from '@paniscus/domain/discounts';
import type {
  DiscountCheck,
  DiscountCheckResponse,
  DiscountCode,
  DiscountCodeChange,
  DiscountCodeForm,
} from '@paniscus/domain/discounts';
import { Audited, Roles } from '@paniscus/server/identity';
import { Endpoint, getClientNetwork, IdPipe, Public, SchemaPipe } from '@paniscus/server/platform';
import type { FastifyRequest } from 'fastify';
import { CartPricing } from '../catalog/cart-pricing.service.ts';
import { DiscountCodeEntity } from './discount-code.entity.ts';
import { DiscountCodesService } from './discount-codes.service.ts';
import { sumLines } from './discounted-lines.ts';
import { DiscountsService } from './discounts.service.ts';

@Controller('discount-codes')
export class DiscountCodesController {
  constructor(
    private readonly codes: DiscountCodesService,
    private readonly discounts: DiscountsService,
    private readonly pricing: CartPricing,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Calculates what a discount code takes off a cart, at current store prices.',
    response: { description: 'The discount.', schema: discountCheckResponse },
    problems: {
      422: 'The code does not apply, for whatever reason; only a subtotal below its minimum is named.',
      429: 'Too many wrong codes.',
      503: 'Printify is unavailable.',
    },
  })
  @Post('check')
  @HttpCode(200)
  async check(
    @Body(new SchemaPipe(discountCheckSchema)) body: DiscountCheck,
    @Req() request: FastifyRequest,
  ): Promise<DiscountCheckResponse> {
    const lines = await this.pricing.price(body.line_items, { field: 'line_items' });
    const { code, checkout_id: checkoutId } = body;
    const network = getClientNetwork(request);
    const input = { code, subtotalCents: sumLines(lines), checkoutId, network };
    const { cents } = await this.discounts.get(input, 'code');
    return { code, discount_amount: cents };
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Lists all discount codes, newest first, with their uses.',
    response: { description: 'The codes.', schema: discountCodeListResponse },
  })
  @Header('cache-control', 'no-store')
  @Get()
  list(): Promise<DiscountCode[]> {
    return this.codes.list();
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Adds an active discount code.',
    response: { status: 201, description: 'The new code.', schema: discountCodeResponse },
    problems: { 422: 'A field is invalid, or the code already exists.' },
  })
  @Audited('discount_code.created', { describe: ({ code }) => ({ code: String(code) }) })
  @Post()
  create(@Body(new SchemaPipe(discountCodeSchema)) form: DiscountCodeForm): Promise<DiscountCode> {
    return this.codes.create(form);
  }

  @Roles('admin')
  @Endpoint({
    summary: 'Changes, deactivates or reactivates a discount code; its orders keep their discount.',
    response: { description: 'The updated code.', schema: discountCodeResponse },
    problems: {
      404: 'The code does not exist.',
      409: 'The code has a later version.',
      422: 'A field is invalid, or the code already exists.',
    },
  })
  @Audited('discount_code.updated', {
    changes: DiscountCodeEntity,
    describe: ({ code, is_active }) => ({ code: String(code), active: is_active === true ? 'yes' : 'no' }),
  })
  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body(new SchemaPipe(discountCodeChangeSchema)) change: DiscountCodeChange,
  ): Promise<DiscountCode> {
    return this.codes.update(id, change);
  }
}
