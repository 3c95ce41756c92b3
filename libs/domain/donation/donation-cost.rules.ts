import type { Cents } from '../money/money.ts';

/** What the payment provider keeps of a charge: a share of it (1 basis point is 0.01 %) and a fixed sum. */
export type CardCost = { basisPoints: number; fixedCents: Cents };

const WHOLE_BASIS_POINTS = 10_000;

/** What the provider keeps of a charge, to the cent, half a cent rounded up. */
export function computeCost(chargeCents: Cents, { basisPoints, fixedCents }: CardCost): Cents {
  return Math.floor((chargeCents * basisPoints) / WHOLE_BASIS_POINTS + 0.5) + fixedCents;
}

/**
 * The smallest charge of which at least the gift arrives once the provider has kept its cost. A cent more of charge
 * is at most a cent more that arrives, so what arrives is the gift to the cent.
 */
export function chargeCovering(donationCents: Cents, cost: CardCost): Cents {
  const share = 1 - cost.basisPoints / WHOLE_BASIS_POINTS;
  let charge = Math.max(0, Math.floor((donationCents + cost.fixedCents) / share) - 2);
  while (charge - computeCost(charge, cost) < donationCents) charge += 1;
  return charge;
}

/** A gift as it is charged: the gift itself, and what its donor adds for the cost of the payment, 0 if nothing. */
export type DonationCharge = { donationCents: Cents; costCents: Cents; amountCents: Cents };

/** What is charged for a gift, with the cost of the payment on top when the donor wishes so. */
export function computeGiftCharge(donationCents: Cents, coversCost: boolean, cost: CardCost): DonationCharge {
  const amountCents = coversCost ? chargeCovering(donationCents, cost) : donationCents;
  return { donationCents, costCents: amountCents - donationCents, amountCents };
}
