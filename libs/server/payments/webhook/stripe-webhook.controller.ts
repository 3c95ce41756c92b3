import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { receivedResponse } from '@paniscus/domain/validation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { StripeWebhookService } from './stripe-webhook.service.ts';

@Controller('webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly webhook: StripeWebhookService) {}

  @Public()
  @Endpoint({
    summary: 'Takes a signed event of the payment provider; a repeat changes nothing.',
    response: { description: 'It is stored.', schema: receivedResponse },
    problems: {
      400: 'The signature is wrong or stale.',
      409: 'The payment is ours but not stored yet; send the event again.',
    },
  })
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
