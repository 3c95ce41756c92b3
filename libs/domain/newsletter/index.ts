export { isSendable, isSending } from './newsletter.rules.ts';
export { newsletterSendSchema, newsletterSignUpSchema } from './newsletter.schema.ts';
export type { NewsletterSend, NewsletterSignUp } from './newsletter.schema.ts';
export {
  newsletterIssueResponse,
  newsletterResponse,
  newsletterSubscriptionResponse,
  newsletterUnsubscribedResponse,
} from './newsletter-response.schema.ts';
export type {
  Newsletter,
  NewsletterIssue,
  NewsletterSubscription,
  NewsletterUnsubscribed,
} from './newsletter-response.schema.ts';
