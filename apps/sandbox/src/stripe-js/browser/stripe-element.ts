type Listener = (event: object) => void;

/** What all elements of Stripe.js have in common: events, and a place in the page. */
export abstract class StripeElement {
  abstract readonly type: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** One-time events such as `ready`, replayed to late listeners. */
  readonly #replayed = new Map<string, object>();

  on(name: string, listener: Listener): this {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    const event = this.#replayed.get(name);
    if (event) queueMicrotask(() => listeners.has(listener) && listener(event));
    return this;
  }

  once(name: string, listener: Listener): this {
    const wrapped: Listener = (event) => {
      this.off(name, wrapped);
      listener(event);
    };
    return this.on(name, wrapped);
  }

  off(name: string, listener?: Listener): this {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
    return this;
  }

  /** Every event names the type of its element. */
  protected emit(name: string, details: object = {}): void {
    const event = { elementType: this.type, ...details };
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  protected emitAndReplay(name: string, details: object = {}): void {
    this.#replayed.set(name, { elementType: this.type, ...details });
    this.emit(name, details);
  }

  /** The node that `mount` names, by itself or by a selector. */
  protected findMount(target: string | HTMLElement): HTMLElement {
    const mount = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!mount) throw new Error(`The selector you specified (${String(target)}) applies to no DOM elements.`);
    return mount;
  }
}
