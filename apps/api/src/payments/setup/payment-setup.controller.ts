import { Controller, Get, Inject } from '@nestjs/common';
import type { PaymentSetup } from '@paniscus/domain';
import { Endpoint } from '../../common/openapi/endpoint.decorator.ts';
import type { JsonSchema } from '../../common/openapi/json-schema.ts';
import { Public } from '../../common/public.decorator.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
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

/** What the browser needs before it can take a card. */
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
