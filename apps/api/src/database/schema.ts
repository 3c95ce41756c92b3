import type { EntitySchema, MigrationInterface } from 'typeorm';
import { CreateStaffSessions1763700000120 } from '../auth/migrations/1763700000120-create-staff-sessions.ts';
import { RefreshTokenEntity } from '../auth/sessions/refresh-token.entity.ts';
import { SessionEntity } from '../auth/sessions/session.entity.ts';
import { CreateDonationNotes1763700000931 } from '../donation-desk/notes/migrations/1763700000931-create-donation-notes.ts';
import { DonationNoteEntity } from '../donation-desk/notes/donation-note.entity.ts';
import { DonationEntity } from '../donations/donation.entity.ts';
import { TributeEntity } from '../donations/tributes/tribute.entity.ts';
import { CreateDonations1763700000310 } from '../donations/migrations/1763700000310-create-donations.ts';
import { ExtendDonations1763700000900 } from '../donations/migrations/1763700000900-extend-donations.ts';
import { CreateFulfilment1763700000700 } from '../fulfilment/migrations/1763700000700-create-fulfilment.ts';
import { OrderNoteEntity } from '../fulfilment/notes/order-note.entity.ts';
import { ParcelEntity } from '../fulfilment/parcels/parcel.entity.ts';
import { SubmissionEntity } from '../fulfilment/submission/submission.entity.ts';
import { PrintifyEventEntity } from '../fulfilment/webhook/print-shop-event.entity.ts';
import { DonorLinkEntity } from '../giving/donor-link.entity.ts';
import { CreateDonorLinks1763700000910 } from '../giving/migrations/1763700000910-create-donor-links.ts';
import { CreateLimits1763700000100 } from '../limits/migrations/1763700000100-create-limits.ts';
import { MailEntity } from '../mail/mail.entity.ts';
import { NumberMails1763700000810 } from '../mail/migrations/1763700000810-number-mails.ts';
import { CreateMails1763700000320 } from '../mail/migrations/1763700000320-create-mails.ts';
import { CreateMonthlyGifts1763700000920 } from '../monthly/migrations/1763700000920-create-monthly-gifts.ts';
import { CreateMonthlyNews1763700000925 } from '../monthly/migrations/1763700000925-create-monthly-news.ts';
import { RecurringDonationEntity } from '../monthly/monthly-gift.entity.ts';
import { RecurringDonationEventEntity } from '../monthly/monthly-news.entity.ts';
import { CreateOrders1763700000600 } from '../orders/migrations/1763700000600-create-orders.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { CreatePayments1763700000300 } from '../payments/migrations/1763700000300-create-payments.ts';
import { KeepRefunds1763700000800 } from '../payments/migrations/1763700000800-keep-refunds.ts';
import { IndexLimits1763700000935 } from '../payments/setup/migrations/1763700000935-index-limits.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { TransitionEntity } from '../payments/transition.entity.ts';
import { PaymentEventEntity } from '../payments/webhook/payment-event.entity.ts';
import { CreatePosts1763700000200 } from '../posts/migrations/1763700000200-create-posts.ts';
import { PostEntity } from '../posts/post.entity.ts';
import { CreateCatalogue1763700000500 } from '../products/migrations/1763700000500-create-catalogue.ts';
import { CreateRefunds1763700000710 } from '../refunds/migrations/1763700000710-create-refunds.ts';
import { GeneraliseRefunds1763700000930 } from '../refunds/migrations/1763700000930-generalise-refunds.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { CreateStaffAccounts1763700000110 } from '../staff/migrations/1763700000110-create-staff-accounts.ts';
import { StaffAccountEntity } from '../staff/staff-account.entity.ts';
import { CreateTaxTransactions1763700000510 } from '../tax/migrations/1763700000510-create-tax-transactions.ts';
import { CreatePagePurges1763700000400 } from '../web/migrations/1763700000400-create-page-purges.ts';

type EntityClass = new () => object;
type MigrationClass = new () => MigrationInterface;

/** Every table's class, by room. */
export const entities: (EntityClass | EntitySchema)[] = [
  StaffAccountEntity,
  SessionEntity,
  RefreshTokenEntity,
  PostEntity,
  PaymentEntity,
  PaymentEventEntity,
  TransitionEntity,
  DonationEntity,
  DonationNoteEntity,
  TributeEntity,
  DonorLinkEntity,
  RecurringDonationEntity,
  RecurringDonationEventEntity,
  MailEntity,
  OrderEntity,
  OrderLineEntity,
  SubmissionEntity,
  ParcelEntity,
  PrintifyEventEntity,
  OrderNoteEntity,
  RefundEntity,
];

/** Every migration, oldest first. */
export const migrations: MigrationClass[] = [
  CreateLimits1763700000100,
  CreateStaffAccounts1763700000110,
  CreateStaffSessions1763700000120,
  CreatePosts1763700000200,
  CreatePayments1763700000300,
  CreateDonations1763700000310,
  CreateMails1763700000320,
  CreatePagePurges1763700000400,
  CreateCatalogue1763700000500,
  CreateTaxTransactions1763700000510,
  CreateOrders1763700000600,
  CreateFulfilment1763700000700,
  CreateRefunds1763700000710,
  KeepRefunds1763700000800,
  NumberMails1763700000810,
  ExtendDonations1763700000900,
  CreateDonorLinks1763700000910,
  CreateMonthlyGifts1763700000920,
  CreateMonthlyNews1763700000925,
  GeneraliseRefunds1763700000930,
  CreateDonationNotes1763700000931,
  IndexLimits1763700000935,
];
