import type { DatabaseSchema } from '@paniscus/server/platform';
import { DonationNoteEntity } from './admin/notes/donation-note.entity.ts';
import { DonationEntity } from './donation/donation.entity.ts';
import { DonorDetailsEntity } from './donor-links/donor-details.entity.ts';
import { DonorLinkEntity } from './donor-links/donor-link.entity.ts';
import { FundEntity } from './funds/fund.entity.ts';
import { CreateDonations1763700000310 } from './migrations/1763700000310-create-donations.ts';
import { ExtendDonations1763700000900 } from './migrations/1763700000900-extend-donations.ts';
import { CreateDonorLinks1763700000910 } from './migrations/1763700000910-create-donor-links.ts';
import { CreateMonthlyGifts1763700000920 } from './migrations/1763700000920-create-monthly-gifts.ts';
import { CreateMonthlyNews1763700000925 } from './migrations/1763700000925-create-monthly-news.ts';
import { CreateDonationNotes1763700000931 } from './migrations/1763700000931-create-donation-notes.ts';
import { AddAnonymousDonations1763700001310 } from './migrations/1763700001310-add-anonymous-donations.ts';
import { CreateFunds1763700001320 } from './migrations/1763700001320-create-funds.ts';
import { AddDonationFrequencies1763700001330 } from './migrations/1763700001330-add-donation-frequencies.ts';
import { CreateDonorDetails1763700001340 } from './migrations/1763700001340-create-donor-details.ts';
import { VersionFunds1763700002342 } from './migrations/1763700002342-version-funds.ts';
import { AddOverdueAmounts1763700002350 } from './migrations/1763700002350-add-overdue-amounts.ts';
import { RecurringDonationEntity } from './recurring/recurring-donation.entity.ts';
import { RecurringDonationEventEntity } from './recurring/recurring-event.entity.ts';
import { TributeEntity } from './tributes/tribute.entity.ts';

/** Tables and migrations of this library; only the composition root reads them. */
export const donationsSchema: DatabaseSchema = {
  entities: [
    DonationNoteEntity,
    DonorDetailsEntity,
    DonorLinkEntity,
    DonationEntity,
    FundEntity,
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
    AddAnonymousDonations1763700001310,
    CreateFunds1763700001320,
    AddDonationFrequencies1763700001330,
    CreateDonorDetails1763700001340,
    VersionFunds1763700002342,
    AddOverdueAmounts1763700002350,
  ],
};
