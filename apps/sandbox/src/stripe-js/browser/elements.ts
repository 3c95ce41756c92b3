import { detectBrand, CardElement } from './element.ts';
import type { ElementOptions } from './element-style.ts';

const TYPES = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];

type ElementType = string | { __elementType?: string };

export class Elements {
  #elements: CardElement[] = [];

  create(type: string, options: ElementOptions = {}): CardElement {
    if (!TYPES.includes(type)) {
      throw new Error(
        `A valid Element name must be provided. The sandbox has: ${TYPES.join(', ')}; you passed: ${type}.`,
      );
    }
    if (this.getElement(type)) {
      throw new Error(`Can only create one Element of type ${type} through this Elements instance.`);
    }
    const element = new CardElement(type, options, {
      brand: () => detectBrand(this.#elements),
      elements: () => this.#elements,
      remove: (removed) => {
        this.#elements = this.#elements.filter((other) => other !== removed);
      },
    });
    this.#elements.push(element);
    return element;
  }

  getElement(type: ElementType): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.#elements.find((element) => element.type === name) ?? null;
  }

  /** Part of the Stripe.js interface; locale and fonts have no effect here. */
  update(): void {}

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<object> {
    const error = this.#elements.map((element) => element.check()).find((result) => result !== undefined);
    return Promise.resolve(error ? { error } : {});
  }
}
