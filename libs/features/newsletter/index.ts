export { NEWSLETTER_LINK_TITLES, NewsletterLinkScreen } from './NewsletterLinkScreen/NewsletterLinkScreen';
export type { NewsletterLinkState } from './NewsletterLinkScreen/NewsletterLinkScreen';
export { NewsletterSignUpScreen } from './NewsletterSignUpScreen/NewsletterSignUpScreen';
export type { NewsletterSignUpState } from './NewsletterSignUpScreen/NewsletterSignUpScreen';
export { StaffNewsletterScreen } from './StaffNewsletterScreen/StaffNewsletterScreen';
export type { SendablePost, StaffNewsletterState } from './StaffNewsletterScreen/staff-newsletter.types';
