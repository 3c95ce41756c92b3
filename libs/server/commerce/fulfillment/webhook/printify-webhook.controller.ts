import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { receivedResponse } from '@paniscus/domain/validation';
import { Endpoint, Public } from '@paniscus/server/platform';
import { PrintifyWebhookService } from './printify-webhook.service.ts';

@Controller('webhooks/printify')
export class PrintifyWebhookController {
  constructor(private readonly webhook: PrintifyWebhookService) {}

  @Public()
  @Endpoint({
    summary: 'Receives a signed event from Printify; repeated deliveries have no further effect.',
    response: { description: 'The event was accepted.', schema: receivedResponse },
    problems: { 400: 'The signature is missing or invalid.' },
  })
  @Post()
  @HttpCode(200)
  async receive(
    @Body() body: unknown,
    @Headers('x-pfy-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.webhook.receive(body, signature);
    return { received: true };
  }
}
