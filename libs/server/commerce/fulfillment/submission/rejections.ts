import { ProblemException } from '@paniscus/server/platform';

const ADDRESS_NOT_FOUND = 'It could not find the shipping address.';

/**
 * What a rejected field means, for staff. The messages of the problem itself are written for buyers and ask them to
 * correct something.
 */
const REASONS: Record<string, string> = {
  line_items: 'It can no longer make one of the items.',
  'address_to.address1': ADDRESS_NOT_FOUND,
  'address_to.city': ADDRESS_NOT_FOUND,
  'address_to.region': ADDRESS_NOT_FOUND,
  'address_to.zip': ADDRESS_NOT_FOUND,
  'address_to.country': 'It does not ship to this country.',
  'address_to.phone': 'It does not accept the phone number.',
  'address_to.email': 'It does not accept the email address.',
  'address_to.first_name': 'It does not accept the first name.',
  'address_to.last_name': 'It does not accept the last name.',
};
const UNKNOWN_REASON = 'The reason is not known. Check the print shop’s dashboard for details.';
const UNAVAILABLE = 'It is not responding. We will keep trying.';

/** Whether Printify has rejected the request permanently; repeating it unchanged would not help. */
export function isRejection(error: unknown): error is ProblemException {
  return error instanceof ProblemException && error.getStatus() === 422;
}

/** Printify has a second order for the same purchase, which can no longer be canceled. */
export class DuplicateInProductionError extends Error {
  constructor(printOrderId: string) {
    super(
      `The print shop has this order twice and can no longer cancel the second one (${printOrderId}). Check the print shop’s dashboard.`,
    );
  }
}

/** Why an order needs staff after a failed submission; undefined when repeating the submission may help. */
export function describeFailedSubmission(error: unknown): string | undefined {
  if (error instanceof DuplicateInProductionError) return error.message;
  return isRejection(error) ? `The print shop rejected the order. ${getStaffReason(error)}` : undefined;
}

/** Why Printify did not accept an order, as a sentence for staff. */
export function getStaffReason(problem: ProblemException): string {
  if (!isRejection(problem)) return UNAVAILABLE;
  const [field = ''] = Object.keys(problem.problem.errors ?? {});
  return REASONS[field] ?? UNKNOWN_REASON;
}
