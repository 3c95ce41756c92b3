import type { DatabaseSchema } from '@paniscus/server/platform';
import { DonationNoteEntity } from './admin/notes/donation-note.entity.ts';
import { DonationEntity } from './donation/donation.entity.ts';
import { DonorLinkEntity } from './donor-links/donor-link.entity.ts';
import { CreateDonations1763700000310 } from './migrations/1763700000310-create-donations.ts';
import { ExtendDonations1763700000900 } from './migrations/1763700000900-extend-donations.ts';
import { CreateDonorLinks1763700000910 } from './migrations/1763700000910-create-donor-links.ts';
import { CreateMonthlyGifts1763700000920 } from './migrations/1763700000920-create-monthly-gifts.ts';
import { CreateMonthlyNews1763700000925 } from './migrations/1763700000925-create-monthly-news.ts';
import { CreateDonationNotes1763700000931 } from './migrations/1763700000931-create-donation-notes.ts';
import { RecurringDonationEntity } from './recurring/recurring-donation.entity.ts';
import { RecurringDonationEventEntity } from './recurring/recurring-event.entity.ts';
import { TributeEntity } from './tributes/tribute.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const donationsSchema: DatabaseSchema = {
  entities: [
    DonationNoteEntity,
    DonorLinkEntity,
    DonationEntity,
    RecurringDonationEntity,
    RecurringDonationEventEntity,
    TributeEntity,
  ],
  migrations: [
    CreateDonations1763700000310,
    ExtendDonations1763700000900,
    CreateDonorLinks1763700000910,
    CreateMonthlyGifts1763700000920,
    CreateMonthlyNews1763700000925,
    CreateDonationNotes1763700000931,
  ],
};
