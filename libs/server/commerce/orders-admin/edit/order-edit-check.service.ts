import { Injectable } from '@nestjs/common';
import { formatDollars } from '@paniscus/domain/money';
import type { Product } from '@paniscus/domain/products';
import { invalid, ProblemException, unavailable } from '@paniscus/server/platform';
import type { OrderLineEntity } from '../../orders/order-line.entity.ts';
import type { OrderEntity } from '../../orders/order.entity.ts';
import { ShippingService } from '../../shipping/shipping.service.ts';
import { TaxService } from '../../tax/tax.service.ts';

const NOT_PRODUCIBLE =
  'The print shop can no longer make one of these items, or cannot ship it to this address.';
const NOT_ACCEPTED =
  'The print shop did not accept the change and gave no reason that we know. Nothing was changed.';
const ORDER_AGAIN = 'Nothing was changed. Refund this order, and ask the buyer to order again.';

/** An order with its items as they would be after a change. */
type Edited = { order: OrderEntity; lines: readonly OrderLineEntity[] };

/** Checks that a changed order can be delivered for what the buyer paid. */
@Injectable()
export class OrderEditCheck {
  constructor(
    private readonly shipping: ShippingService,
    private readonly tax: TaxService,
  ) {}

  /** Throws problems of status 409 (shipping or tax would differ), 422 (not deliverable) and 503. */
  async assertSameCosts(
    before: OrderEntity,
    { order, lines }: Edited,
    products: ReadonlyMap<string, Product>,
  ): Promise<void> {
    // The tax is recorded for the state in which it was collected.
    if (order.region !== before.region && before.taxCents > 0)
      throw new ProblemException(409, {
        detail: `Tax was collected for ${before.region}, so the order cannot be sent to another state. ${ORDER_AGAIN}`,
      });
    const priced = lines.map((line) => ({ ...line, tags: products.get(line.productId)?.tags ?? [] }));
    const { shippingCents, taxCents } = await this.quote(priced, order).catch((error: unknown) => {
      throw toStaffProblem(error);
    });
    if (shippingCents !== before.shippingCents || taxCents !== before.taxCents)
      throw costsDiffer(before, { shippingCents, taxCents });
  }

  private async quote(lines: Parameters<TaxService['calculate']>[0], order: OrderEntity) {
    const [shippingCents, { taxCents }] = await Promise.all([
      this.shipping.quote(lines, order),
      this.tax.calculate(lines, order.shippingCents, order),
    ]);
    return { shippingCents, taxCents };
  }
}

type Costs = Pick<OrderEntity, 'shippingCents' | 'taxCents'>;

function costsDiffer(before: Costs, after: Costs): ProblemException {
  const compare = (name: string, paid: number, now: number) =>
    `${name} would be ${formatDollars(now)} (the buyer paid ${formatDollars(paid)})`;
  const shipping = compare('shipping', before.shippingCents, after.shippingCents);
  const tax = compare('tax', before.taxCents, after.taxCents);
  return new ProblemException(409, { detail: `With this change, ${shipping} and ${tax}. ${ORDER_AGAIN}` });
}

/** Names the fields as the form of staff does; messages of the checkout ask buyers to look at their cart. */
function toStaffProblem(error: unknown): unknown {
  if (!(error instanceof ProblemException)) return error;
  if (error.getStatus() === 503)
    return unavailable(
      'The print shop or the tax service cannot be reached, so the change could not be checked. Nothing was changed. Please try again later.',
    );
  if (error.getStatus() !== 422) return error;
  const { errors = {}, detail } = error.problem;
  if (Object.keys(errors).length === 0) return new ProblemException(422, { detail: NOT_ACCEPTED });
  if ('line_items' in errors) return invalid({ variant_ids: NOT_PRODUCIBLE }, NOT_PRODUCIBLE);
  return invalid(
    Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name.replace('address_to.', ''), message]),
    ),
    detail,
  );
}
