import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../common/public.decorator.ts';
import { StripeWebhookService } from './stripe-webhook.service.ts';

/** Where the payment provider tells what happened. */
@Controller('webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly webhook: StripeWebhookService) {}

  /**
   * Takes a signed event. 400: signature wrong or stale. 409: the payment is ours but not stored yet, send again.
   * A repeat changes nothing and gets 200.
   */
  @Public()
  @Post()
  @HttpCode(200)
  async receive(
    @Body() body: unknown,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.webhook.receive(body, signature);
    return { received: true };
  }
}
