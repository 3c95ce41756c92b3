/** What staff can be emailed about, in the order of the account page. */
export const NOTIFICATION_TOPICS = [
  'order_attention',
  'new_donation',
  'payment_problem',
  'tribute',
  'daily_summary',
] as const;

export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** Fragment of the account page at which these emails are chosen. */
export const NOTIFICATIONS_ANCHOR = 'emails';
