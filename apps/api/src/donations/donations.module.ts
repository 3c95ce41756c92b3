/** Gifts of money: begun by a donor, settled by the payment provider, thanked for by e-mail. */
import { Module } from '@nestjs/common';
import { DonorPortalModule } from '../giving/giving.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { RecurringDonationsModule } from '../monthly/monthly.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PagePurgeModule } from '../web/page-purge.module.ts';
import { DonationStore } from './begin/donation-store.service.ts';
import { DonationPayable } from './donation.payable.ts';
import { DonationsController } from './donations.controller.ts';
import { DonationsService } from './donations.service.ts';
import { DonationEmailService } from './letters/donation-email.service.ts';
import { DonationReceiptComposer } from './letters/donation-receipt.composer.ts';
import { DonationVoidComposer } from './letters/donation-void.composer.ts';
import { ReceiptsController } from './receipts/receipts.controller.ts';
import { ReceiptsService } from './receipts/receipts.service.ts';
import { MemoryWallController } from './tributes/memory-wall.controller.ts';
import { MemoryWallService } from './tributes/memory-wall.service.ts';
import { TributeCardsService } from './tributes/tribute-cards.service.ts';

@Module({
  imports: [
    DonorPortalModule,
    JobsModule,
    MailModule,
    RecurringDonationsModule,
    PagePurgeModule,
    PaymentsModule,
  ],
  controllers: [DonationsController, MemoryWallController, ReceiptsController],
  providers: [
    DonationEmailService,
    DonationPayable,
    DonationReceiptComposer,
    DonationStore,
    DonationsService,
    DonationVoidComposer,
    MemoryWallService,
    ReceiptsService,
    TributeCardsService,
  ],
  exports: [MemoryWallService],
})
export class DonationsModule {}
