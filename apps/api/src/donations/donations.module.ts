/** Gifts of money: begun by a donor, settled by the payment provider, thanked for by e-mail. */
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DonationEmailService } from './donation-email.service.ts';
import { DonationPayable } from './donation.payable.ts';
import { DonationReceiptComposer } from './donation-receipt.composer.ts';
import { DonationsController } from './donations.controller.ts';
import { DonationsService } from './donations.service.ts';

@Module({
  imports: [MailModule, PaymentsModule],
  controllers: [DonationsController],
  providers: [DonationEmailService, DonationPayable, DonationReceiptComposer, DonationsService],
})
export class DonationsModule {}
