import { Controller, Get, Inject } from '@nestjs/common';
import { paymentSetupResponse } from '@paniscus/domain/donation';
import type { PaymentSetup } from '@paniscus/domain/donation';
import { Endpoint, Public, SETTINGS } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import { PageTokenService } from './page-token.service.ts';

@Controller('stripe-publishable-key')
export class PaymentSetupController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly pageTokens: PageTokenService,
  ) {}

  @Public()
  @Endpoint({
    summary: 'Returns the settings that the browser needs to accept card payments.',
    response: {
      description: "The payment provider's publishable key and a page token.",
      schema: paymentSetupResponse,
    },
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
