import type { ApiClient } from './api-client.ts';
import { createButton, openDialog } from './dialog.ts';
import type { TestDialog } from './dialog.ts';
import { StripeElement } from './stripe-element.ts';
import { toAvailableMethods, toWalletMethod, WALLET_BILLING, WALLET_NAMES, WALLETS } from './wallets.ts';
import type { ElementsSession, Wallet } from './wallets.ts';

/** Time in which the page must answer a press, as in Stripe.js. */
const ANSWER_MS = 1000;

export interface ExpressGroup {
  apiClient: ApiClient;
  /** Amount that the wallet shows, in cents. */
  amount(): number;
  remove(): void;
}

/** The element `expressCheckout` of Stripe.js: a button for each wallet, and a test page instead of the wallet. */
export class ExpressCheckoutElement extends StripeElement {
  readonly type = 'expressCheckout';
  readonly #group: ExpressGroup;
  readonly #row = document.createElement('div');
  #sheet: TestDialog | undefined;
  /** The payment that the holder has authorized and the page has not confirmed yet. */
  #authorized: ReturnType<typeof toWalletMethod> | undefined;

  constructor(group: ExpressGroup) {
    super();
    this.#group = group;
    Object.assign(this.#row.style, { display: 'flex', flexWrap: 'wrap', gap: '8px' });
  }

  mount(target: string | HTMLElement): this {
    this.findMount(target).replaceChildren(this.#row);
    void this.#load();
    return this;
  }

  unmount(): this {
    this.#row.remove();
    this.closeSheet();
    return this;
  }

  destroy(): this {
    this.unmount();
    this.#group.remove();
    return this;
  }

  /** Part of the Stripe.js interface; the options have no effect here. */
  update(): this {
    return this;
  }

  focus(): void {
    this.#row.querySelector('button')?.focus();
  }

  blur(): void {
    this.#row.querySelector<HTMLElement>(':focus')?.blur();
  }

  /** Hands over the authorized payment method; each can be confirmed once. */
  takeAuthorized(): ReturnType<typeof toWalletMethod> | undefined {
    const method = this.#authorized;
    this.#authorized = undefined;
    return method;
  }

  closeSheet(): void {
    this.#sheet?.close();
    this.#sheet = undefined;
    this.#authorized = undefined;
  }

  async #load(): Promise<void> {
    const session = await this.#group.apiClient.get<ElementsSession>('/v1/elements/sessions', {});
    if (session.error) {
      this.emit('loaderror', { error: session.error });
      return;
    }
    const { value } = session;
    const available = WALLETS.filter((wallet) => value.wallets[wallet]);
    this.#row.replaceChildren(...available.map((wallet) => this.#createButton(wallet)));
    this.emitAndReplay('ready', { availablePaymentMethods: toAvailableMethods(value) });
  }

  #createButton(wallet: Wallet): HTMLButtonElement {
    const button = createButton(WALLET_NAMES[wallet], () => this.#press(wallet));
    Object.assign(button.style, { flex: '1 1 0', color: '#ffffff', background: '#000000' });
    return button;
  }

  /** The page resolves the press to open the wallet, or rejects it. */
  #press(wallet: Wallet): void {
    if (this.#sheet) return;
    let isAnswered = false;
    const answer = (open: boolean) => {
      if (isAnswered) return;
      isAnswered = true;
      if (open) this.#openSheet(wallet);
    };
    setTimeout(() => answer(false), ANSWER_MS);
    this.emit('click', {
      expressPaymentType: wallet,
      resolve: () => answer(true),
      reject: () => answer(false),
    });
  }

  #openSheet(wallet: Wallet): void {
    const amount = (this.#group.amount() / 100).toLocaleString('en-US', {
      style: 'currency',
      currency: 'USD',
    });
    this.#sheet = openDialog(
      {
        title: `${WALLET_NAMES[wallet]} Test Page`,
        text: `This is a test environment, so no wallet is opened. Pay ${amount}, let the bank decline it, or cancel.`,
      },
      [
        { label: 'Pay', run: () => this.#authorize(wallet, false) },
        { label: 'Fail', run: () => this.#authorize(wallet, true) },
        { label: 'Cancel', run: () => this.#cancel() },
      ],
    );
  }

  #authorize(wallet: Wallet, isDeclined: boolean): void {
    for (const button of this.#sheet?.buttons ?? []) button.disabled = true;
    this.#authorized = toWalletMethod(wallet, isDeclined);
    this.emit('confirm', {
      expressPaymentType: wallet,
      billingDetails: WALLET_BILLING,
      paymentFailed: () => this.closeSheet(),
    });
  }

  #cancel(): void {
    this.closeSheet();
    this.emit('cancel');
  }
}
