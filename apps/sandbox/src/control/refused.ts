/** What was asked of the control interface makes no sense. */
export class Refused extends Error {}
