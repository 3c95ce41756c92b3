import { Module } from '@nestjs/common';
import { EmailModule } from '@paniscus/server/integrations';
import { PaymentsModule } from '@paniscus/server/payments';
import { JobsModule, CacheInvalidationModule } from '@paniscus/server/platform';
import { FundsModule } from '../funds/funds.module.ts';
import { DonorLinksModule } from '../donor-links/donor-links.module.ts';
import { ReceiptsController } from '../receipts/receipts.controller.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { RecurringDonationsModule } from '../recurring/recurring.module.ts';
import { MemoryWallController } from '../tributes/memory-wall.controller.ts';
import { MemoryWallService } from '../tributes/memory-wall.service.ts';
import { TributeCardsService } from '../tributes/tribute-cards.service.ts';
import { TributeNotices } from '../tributes/tribute-notices.service.ts';
import { DonationStore } from './checkout/donation-store.service.ts';
import { DonationPayable } from './donation.payable.ts';
import { DonationsController } from './donations.controller.ts';
import { DonationsService } from './donations.service.ts';
import { DonationEmailService } from './emails/donation-email.service.ts';
import { DonationReceiptEmailBuilder } from './emails/donation-receipt-email.builder.ts';
import { DonationVoidEmailBuilder } from './emails/donation-void-email.builder.ts';
import { DonationNotices } from './notices/donation-notices.service.ts';

@Module({
  imports: [
    DonorLinksModule,
    FundsModule,
    JobsModule,
    EmailModule,
    RecurringDonationsModule,
    CacheInvalidationModule,
    PaymentsModule,
  ],
  controllers: [DonationsController, MemoryWallController, ReceiptsController],
  providers: [
    DonationEmailService,
    DonationNotices,
    DonationPayable,
    DonationReceiptEmailBuilder,
    DonationStore,
    DonationsService,
    DonationVoidEmailBuilder,
    MemoryWallService,
    ReceiptsService,
    TributeCardsService,
    TributeNotices,
  ],
  exports: [DonationNotices, MemoryWallService],
})
export class DonationsModule {}
