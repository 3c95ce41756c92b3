import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { receivedResponse } from '@paniscus/domain/validation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { StripeWebhookService } from './stripe-webhook.service.ts';

@Controller('webhooks/stripe')
export class StripeWebhookController {
  constructor(private readonly webhook: StripeWebhookService) {}

  @Public()
  @Endpoint({
    summary: 'Receives a signed event from Stripe; repeated deliveries have no further effect.',
    response: { description: 'The event was accepted.', schema: receivedResponse },
    problems: {
      400: 'The signature is missing, invalid or expired.',
      409: 'The payment or recurring donation of the event has not been stored yet; the event must be delivered again.',
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
