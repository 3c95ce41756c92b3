import type { Confirmation } from '@paniscus/card';
import type {
  DonationEmailRequest,
  DonationForm,
  DonationIntentResponse,
  DonationIntentRequest,
  DonationResult,
  DonationCharge,
  PaidDonation,
} from '@paniscus/domain/donation';
import { describeRejectedPayment, PAYMENT_ERRORS, UNANSWERED, UNCHARGED } from '@paniscus/domain/payment';
import type { RejectedPayment } from '@paniscus/domain/payment';
import type { Problem } from '@paniscus/domain/problem';
import { DONATION_MESSAGES } from './donation.messages';
import { computeCharge, buildEmailRequest, buildIntentRequest } from './donation.requests';

/** API calls of a donation, in this order. Each rejects on failure. */
export type DonationCalls = {
  createIntent: (request: DonationIntentRequest) => Promise<DonationIntentResponse>;
  /** For a recurring donation, `clientSecret` belongs to its first charge, which is confirmed the same way. */
  confirm: (clientSecret: string) => Promise<Confirmation>;
  sendEmail: (request: DonationEmailRequest) => Promise<unknown>;
  /** Extracts the problem details from an error returned by the server; undefined for other errors. */
  toProblem: (error: unknown) => DonationProblem | undefined;
};

/** Error response of the intent endpoint; status 0 when none arrived. */
export type DonationProblem = RejectedPayment &
  Pick<Problem, 'detail' | 'errors'> & {
    /** An earlier attempt of this donation was paid as follows. */
    paid?: PaidDonation;
  };

/** Result of a donation; `message` is shown on the donation page, `result` on the page that follows. */
export type DonationFlowResult =
  | { kind: 'succeeded' | 'emailFailed'; result: DonationResult }
  | { kind: 'declined' | 'failed'; message: string; result: DonationResult };

type DonationContext = {
  /** Idempotency key: requests with the same id are the same payment. */
  donationId: string;
  pageToken?: string | undefined;
  /** Name of the chosen fund, as the form shows it. */
  fundName?: string | undefined;
};

const ZERO_CHARGE: DonationCharge = { donationCents: 0, costCents: 0, amountCents: 0 };

/** Runs a donation: payment intent, card confirmation, confirmation email. Never rejects. */
export async function donate(
  form: DonationForm,
  calls: DonationCalls,
  { donationId, pageToken, fundName }: DonationContext,
): Promise<DonationFlowResult> {
  const charge = computeCharge(form) ?? ZERO_CHARGE;
  const details = toDonationDetails(form, charge, fundName);
  let clientSecret: string;
  try {
    ({ clientSecret } = await calls.createIntent({
      ...buildIntentRequest(form, charge),
      donation_id: donationId,
      ...(pageToken && { page_token: pageToken }),
    }));
  } catch (error) {
    const problem = calls.toProblem(error);
    if (problem?.paid !== undefined) return paidEarlier(details, problem.paid);
    return failed(details, describeRejection(problem));
  }
  const confirmation = await calls.confirm(clientSecret).catch(() => UNKNOWN);
  if (confirmation.kind === 'declined') return declined(details, confirmation.message);
  if (confirmation.kind === 'failed') return failed(details, PAYMENT_ERRORS.notStarted);
  const emailRequest = buildEmailRequest(form, charge, clientSecret);
  return confirmation.kind === 'unknown'
    ? findOutcome(calls, emailRequest, details)
    : sendEmail(calls, emailRequest, details);
}

const UNKNOWN: Confirmation = { kind: 'unknown' };

/** The provider's answer was lost. The server sends the email only if the provider says that the payment succeeded. */
async function findOutcome(
  calls: DonationCalls,
  request: DonationEmailRequest,
  details: DonationDetails,
): Promise<DonationFlowResult> {
  const attempt = await sendEmail(calls, request, details);
  return attempt.kind === 'succeeded' ? attempt : failed(details, UNANSWERED);
}

/** Nothing was charged now: the amounts are those of the earlier attempt. */
function paidEarlier(asked: DonationDetails, paid: PaidDonation): DonationFlowResult {
  const { firstName, email } = asked;
  const { amount: amountCents, gift_amount: donationCents, frequency } = paid;
  const charge = { amountCents, donationCents, costCents: amountCents - donationCents, frequency };
  const isSame = asked.amountCents === amountCents && asked.frequency === frequency;
  const notCharged = { amountCents: asked.amountCents, frequency: asked.frequency };
  const result = { ...charge, firstName, email, isEarlier: true, ...(!isSame && { notCharged }) };
  return { kind: 'succeeded', result: { ...result, kind: 'succeeded' } };
}

type DonationDetails = Omit<DonationResult, 'kind' | 'error' | 'reason'>;

function toDonationDetails(
  form: DonationForm,
  charge: DonationCharge,
  fundName: string | undefined,
): DonationDetails {
  const { tributeKind: kind, tributeName } = form;
  return {
    ...charge,
    frequency: form.frequency,
    ...(kind && { tribute: { kind, name: tributeName.trim() } }),
    ...(fundName && { fundName }),
    firstName: form.firstName.trim(),
    email: form.email.trim(),
  };
}

/** The payment has succeeded: a failure from here on must not be reported as a failed payment. */
async function sendEmail(
  calls: DonationCalls,
  request: DonationEmailRequest,
  details: DonationDetails,
): Promise<DonationFlowResult> {
  try {
    await calls.sendEmail(request);
    return { kind: 'succeeded', result: { ...details, kind: 'succeeded' } };
  } catch (error) {
    const isEmailRefused = calls.toProblem(error)?.status === 422;
    return { kind: 'emailFailed', result: { ...details, kind: 'emailFailed', isEmailRefused } };
  }
}

function declined(details: DonationDetails, message: string): DonationFlowResult {
  const result: DonationResult = {
    ...details,
    kind: 'declined',
    error: PAYMENT_ERRORS.declined,
    reason: message,
  };
  return { kind: 'declined', message, result };
}

/** The server rejected the request before the card was confirmed, so nothing was charged. */
function describeRejection(problem: DonationProblem | undefined): string {
  const isExplained = problem?.status === 409 || problem?.status === 422;
  const explanation = isExplained ? (Object.values(problem.errors ?? {})[0] ?? problem.detail) : undefined;
  if (explanation === undefined) return describeRejectedPayment(problem ?? { status: 0 });
  return problem?.status === 422 ? `${explanation} ${UNCHARGED}` : explanation;
}

function failed(details: DonationDetails, reason: string): DonationFlowResult {
  const result: DonationResult = { ...details, kind: 'failed', error: PAYMENT_ERRORS.failed, reason };
  return { kind: 'failed', message: DONATION_MESSAGES.failed, result };
}
