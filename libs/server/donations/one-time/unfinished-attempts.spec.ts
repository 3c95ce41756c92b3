import { randomUUID } from 'node:crypto';
import { donationContent } from '@paniscus/content';
import { computeDonationCharge } from '@paniscus/domain/donation';
import type { DonationIntentRequest, DonationIntentResponse } from '@paniscus/domain/donation';
import { continueAttempt } from '@paniscus/domain/payment';
import type { PaymentAttempt } from '@paniscus/domain/payment';
import { Clock } from '@paniscus/server/platform';
import {
  buildDonationRequest,
  postDonation,
  startServerWithSandbox,
  trialSize,
  TRUST_LOCAL_PROXY,
} from '@paniscus/server/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** No events reach the server, as if they were late. */
const { sandbox, server } = await startServerWithSandbox(TRUST_LOCAL_PROXY);

beforeEach(() => sandbox.clearFaults());

const COVERED_CENTS = computeDonationCharge(2500, true, donationContent.cardCost).amountCents;

type Change = Partial<DonationIntentRequest>;

const CHANGES: Record<string, Change> = {
  nothing: {},
  'the email address': { email: 'corrected@example.org' },
  'the name': { last_name: 'Byron' },
  'the covered cost': { amount: COVERED_CENTS, gift_amount: 2500, covers_cost: true },
  'the amount': { amount: 5000 },
  'the frequency': { frequency: 'monthly' },
  anonymity: { is_anonymous: true },
};

/** Ids of the payments that the provider has charged. */
async function listCharged(): Promise<string[]> {
  const intents = await sandbox.state('intents');
  return intents.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
}

async function countCharged(work: () => Promise<void>): Promise<number> {
  const before = await listCharged();
  await work();
  return (await listCharged()).length - before.length;
}

async function open(request: DonationIntentRequest) {
  const response = await postDonation(server, request);
  const body = (await response.json()) as DonationIntentResponse & { paid?: object; detail?: string };
  return { status: response.status, ...body };
}

describe('an attempt whose outcome the browser does not know', () => {
  it.each(['once', 'monthly'] as const)(
    'that was paid %s is not charged again, whatever changes',
    async (frequency) => {
      for (const [what, change] of Object.entries(CHANGES)) {
        const request = buildDonationRequest({ frequency });
        const charged = await countCharged(async () => {
          const { clientSecret } = await open(request);
          await sandbox.confirm(clientSecret);
          const again = await open({ ...request, ...change });
          if (again.status === 200) await sandbox.confirm(again.clientSecret);
          else expect(again, what).toMatchObject({ status: 409, paid: { amount: 2500, gift_amount: 2500 } });
        });

        expect(charged, what).toBe(1);
      }
    },
  );

  it.each(['once', 'monthly'] as const)(
    'that is still open %s is replaced, and only the new one is charged',
    async (frequency) => {
      for (const change of [{ amount: 5000 }, { frequency: 'yearly' }] satisfies Change[]) {
        const request = buildDonationRequest({ frequency });
        const first = await open(request);
        const second = await open({ ...request, ...change });

        const charged = await countCharged(async () => {
          await sandbox.confirm(first.clientSecret);
          await sandbox.confirm(second.clientSecret);
        });

        expect(second.status).toBe(200);
        expect(charged).toBe(1);
      }
    },
  );

  it('is not replaced while the provider cannot be asked, and is found paid afterward', async () => {
    const request = buildDonationRequest();
    const { clientSecret } = await open(request);
    await sandbox.confirm(clientSecret);
    await sandbox.injectFault({ service: 'stripe', mode: 'down' });

    const unknown = await open({ ...request, amount: 5000 });
    await sandbox.clearFaults();
    const known = await open({ ...request, amount: 5000 });

    expect(unknown.status).toBe(503);
    expect(known).toMatchObject({ status: 409, paid: { amount: 2500, frequency: 'once' } });
  });
});

/** What becomes of an attempt after the press of the button. */
const ANSWERS = ['answered', 'lost', 'never-sent', 'declined'] as const;
const DECLINED_CARD = '4000000000000002';

const press = fc.record({
  change: fc.constantFrom(...Object.values(CHANGES)),
  answer: fc.constantFrom(...ANSWERS),
  /** A double press, or the same press in two tabs. */
  isDouble: fc.boolean(),
});

/** A donor in one browser: all tabs share the unfinished attempt. */
class Donor {
  private attempt: PaymentAttempt | undefined;
  private readonly request = buildDonationRequest();
  /** Number of success pages that were shown. */
  successes = 0;

  async press({
    change,
    answer,
    isDouble,
  }: {
    change: Change;
    answer: (typeof ANSWERS)[number];
    isDouble: boolean;
  }) {
    this.attempt = continueAttempt(this.attempt, Date.now(), randomUUID);
    const request = { ...this.request, ...change, donation_id: this.attempt.id };
    const outcomes = await Promise.all(
      Array.from({ length: isDouble ? 2 : 1 }, () => this.pay(request, answer)),
    );
    if (!outcomes.includes('succeeded')) return;
    this.successes += 1;
    this.attempt = undefined;
  }

  private async pay(request: DonationIntentRequest, answer: (typeof ANSWERS)[number]) {
    const opened = await open(request);
    if (opened.status === 409) return opened.paid === undefined ? 'failed' : 'succeeded';
    if (opened.status !== 200 || answer === 'never-sent') return 'failed';
    const card = answer === 'declined' ? DECLINED_CARD : undefined;
    const confirmed = await sandbox.confirm(opened.clientSecret, card);
    const body = (await confirmed.json()) as {
      status?: string;
      error?: { payment_intent?: { status: string } };
    };
    const status = body.status ?? body.error?.payment_intent?.status;
    return status === 'succeeded' && answer !== 'lost' ? 'succeeded' : 'failed';
  }
}

const RUNS = trialSize({ full: 1000, short: 25 });
/** About half a second on a busy machine. */
const RUN_TIMEOUT_MS = 4_000;
const HOUR_MS = 3_600_000;

/** The card testing limits count payments by the hour; returns a function that lets an hour pass. */
function controlHours(): () => void {
  let hours = 0;
  const clock = server.app.get(Clock);
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(Date.now() + hours * HOUR_MS));
  return () => (hours += 1);
}

it(
  'lost answers, changes, tabs and double presses never charge twice without a success page between',
  { timeout: RUNS * RUN_TIMEOUT_MS },
  async () => {
    const passHour = controlHours();
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 2, maxLength: 5 }), async (presses) => {
        passHour();
        const donor = new Donor();
        const charged = await countCharged(async () => {
          for (const each of presses) await donor.press(each);
          // The donor goes on until a page says that it worked.
          const before = donor.successes;
          for (let more = 0; more < 3 && donor.successes === before; more += 1)
            await donor.press({ change: {}, answer: 'answered', isDouble: false });
          expect(donor.successes).toBe(before + 1);
        });

        expect(charged).toBe(donor.successes);
      }),
      { numRuns: RUNS },
    );
  },
);
