import type { StaffRole } from '@paniscus/domain/session';

/** The signed-in member of staff. */
export type AdminAccount = {
  /** Name that readers see, or the login name. */
  name: string;
  role: StaffRole;
};

/** URLs of the pages for staff; pages without a URL are left out of the navigation. */
export type AdminLinks = {
  home: string;
  dashboard?: string;
  createPost: string;
  staffPosts: string;
  mediaLibrary?: string;
  staffNewsletter?: string;
  staffImpact?: string;
  staffOrders: string;
  staffDiscounts?: string;
  staffDonations: string;
  staffRecurringDonations: string;
  staffTributes: string;
  staffFunds?: string;
  personalData?: string;
  staff?: string;
  audit?: string;
  account?: string;
};
