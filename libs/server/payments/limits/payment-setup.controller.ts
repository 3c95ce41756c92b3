import { Controller, Get, Inject } from '@nestjs/common';
import type { PaymentSetup } from '@paniscus/domain/donation';
import { Endpoint, Public, SETTINGS } from '@paniscus/server/platform';
import type { JsonSchema, Settings } from '@paniscus/server/platform';
import { PageTokenService } from './page-token.service.ts';

const PAYMENT_SETUP: JsonSchema = {
  type: 'object',
  required: ['publishableKey', 'pageToken'],
  properties: {
    publishableKey: { type: 'string' },
    pageToken: { type: 'string', description: 'To be sent back as `page_token` with the intent calls.' },
    scriptUrl: {
      type: 'string',
      description: "Only while a stand-in provider serves: loaded before the provider's library.",
    },
  },
};

@Controller('stripe-publishable-key')
export class PaymentSetupController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly pageTokens: PageTokenService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Answers what the browser needs before it can take a card.',
    answer: { description: "The payment provider's public key and a page token.", schema: PAYMENT_SETUP },
  })
  @Get()
  setup(): PaymentSetup {
    const { publishableKey, scriptUrl } = this.settings.stripe;
    return {
      publishableKey,
      pageToken: this.pageTokens.issue(),
      ...(this.settings.isSandbox && { scriptUrl }),
    };
  }
}
