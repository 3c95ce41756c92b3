export { DonationsAdminModule } from './admin/donations-admin.module.ts';
export { DonorLinksService } from './donor-links/donor-links.service.ts';
export { DonorPortalModule } from './donor-portal/donor-portal.module.ts';
export { DonationsModule } from './one-time/donations.module.ts';
export { donationsSchema } from './schema.ts';
