export { DonationsAdminModule } from './admin/donations-admin.module.ts';
export { DonorDataService } from './admin/personal-data/donor-data.service.ts';
export { DonationTotalsService } from './admin/totals/donation-totals.service.ts';
export { DonorLinksService } from './donor-links/donor-links.service.ts';
export { DonorPortalModule } from './donor-portal/donor-portal.module.ts';
export { DonationsModule } from './one-time/donations.module.ts';
export { donationsSchema } from './schema.ts';
