import { Controller, Get, Inject } from '@nestjs/common';
import type { PaymentSetup } from '@paniscus/domain';
import { Public } from '../../common/public.decorator.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { PageTokenService } from './page-token.service.ts';

/** What the browser needs before it can take a card. */
@Controller('stripe-publishable-key')
export class PaymentSetupController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly pageTokens: PageTokenService,
  ) {}

  /**
   * The payment provider's public key, and a page token to send back as `page_token` with the intent calls.
   * `scriptUrl` is there only while a stand-in provider serves: load it before the provider's library.
   */
  @Public()
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
