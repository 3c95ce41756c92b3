import type { Cents } from '../money/money.ts';

/** Processing fee of a charge: a percentage (1 basis point is 0.01 %) plus a fixed amount. */
export type CardCost = { basisPoints: number; fixedCents: Cents };

const BASIS_POINTS_PER_UNIT = 10_000;

/** Processing fee of a charge, rounded half up to the cent. */
export function computeCost(chargeCents: Cents, { basisPoints, fixedCents }: CardCost): Cents {
  return Math.floor((chargeCents * basisPoints) / BASIS_POINTS_PER_UNIT + 0.5) + fixedCents;
}

/**
 * Smallest charge that leaves at least the donation after the processing fee. A cent more charged adds at most a cent
 * net, so the net amount matches the donation to the cent.
 */
function computeCoveringCharge(donationCents: Cents, cost: CardCost): Cents {
  const share = 1 - cost.basisPoints / BASIS_POINTS_PER_UNIT;
  let charge = Math.max(0, Math.floor((donationCents + cost.fixedCents) / share) - 2);
  while (charge - computeCost(charge, cost) < donationCents) charge += 1;
  return charge;
}

export type DonationCharge = { donationCents: Cents; costCents: Cents; amountCents: Cents };

export function computeDonationCharge(
  donationCents: Cents,
  coversCost: boolean,
  cost: CardCost,
): DonationCharge {
  const amountCents = coversCost ? computeCoveringCharge(donationCents, cost) : donationCents;
  return { donationCents, costCents: amountCents - donationCents, amountCents };
}
