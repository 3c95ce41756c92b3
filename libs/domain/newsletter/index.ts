export { newsletterSendSchema, newsletterSignUpSchema } from './newsletter.schema.ts';
export type { NewsletterSend, NewsletterSignUp } from './newsletter.schema.ts';
export {
  newsletterIssueResponse,
  newsletterResponse,
  newsletterSubscriptionResponse,
} from './newsletter-response.schema.ts';
export type { Newsletter, NewsletterIssue, NewsletterSubscription } from './newsletter-response.schema.ts';
