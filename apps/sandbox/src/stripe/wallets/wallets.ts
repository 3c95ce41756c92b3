import { InvalidControlCall } from '../../control/invalid-control-call.ts';
import type { FormFields } from '../../http/form.ts';
import type { Route } from '../../http/routes.ts';
import type { ControlHandler } from '../../http/service.ts';
import type { Resource } from '../context.ts';

const WALLETS = ['apple_pay', 'google_pay', 'link'] as const;
type Wallet = (typeof WALLETS)[number];

const ALL_AVAILABLE = Object.fromEntries(WALLETS.map((wallet) => [wallet, true])) as Record<Wallet, boolean>;

/** Which wallets the buyer's device has; all of them by default. */
export class Wallets {
  #available = ALL_AVAILABLE;

  get available(): Record<Wallet, boolean> {
    return this.#available;
  }

  change(changes: Partial<Record<Wallet, boolean>>): void {
    this.#available = { ...this.#available, ...changes };
  }

  reset(): void {
    this.#available = ALL_AVAILABLE;
  }
}

/** What Stripe.js asks before it shows the Express Checkout Element. */
export function elementsSessionRoutes(wallets: Wallets): Resource {
  return [
    {
      method: 'GET',
      path: '/v1/elements/sessions',
      handle: () => ({ object: 'elements_session', wallets: wallets.available }),
    },
  ];
}

/** Control API that makes wallets unavailable. */
export function walletControls(wallets: Wallets): Route<ControlHandler>[] {
  return [
    {
      method: 'POST',
      path: 'wallets',
      handle: ({ fields }) => {
        wallets.change(parseChanges(fields));
        return wallets.available;
      },
    },
    {
      method: 'DELETE',
      path: 'wallets',
      handle: () => {
        wallets.reset();
        return wallets.available;
      },
    },
  ];
}

function parseChanges(fields: FormFields): Partial<Record<Wallet, boolean>> {
  const invalid = Object.entries(fields).find(
    ([name, value]) => !WALLETS.some((wallet) => wallet === name) || typeof value !== 'boolean',
  );
  if (invalid)
    throw new InvalidControlCall(`"${invalid[0]}" must be one of ${WALLETS.join(', ')}, with a boolean.`);
  return fields as Partial<Record<Wallet, boolean>>;
}
