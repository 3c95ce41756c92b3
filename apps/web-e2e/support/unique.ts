/** Worker processes count in separate ranges; a process that replaces a failed one gets a range of its own. */
const NUMBERS_PER_WORKER = 10_000;
/** Makes all numbers equally long, so that none contains another. */
const FIRST_NUMBER = 1_000_000;

const getWorker = () => Number(process.env['TEST_WORKER_INDEX'] ?? 0);

let lastNumber = 0;
let lastNetwork = 0;

/** A number that no other test of this run gets, for texts that are looked for afterward. */
export function createNumber(): number {
  lastNumber += 1;
  return FIRST_NUMBER + getWorker() * NUMBERS_PER_WORKER + lastNumber;
}

export const createEmail = (name: string): string => `${name}.${createNumber()}@visitors.example`;

/** An IP address in a network of its own: rate limits count the /64 of an IPv6 address. */
export function createClientIp(): string {
  lastNetwork += 1;
  return `2001:db8:${getWorker().toString(16)}:${lastNetwork.toString(16)}::1`;
}
