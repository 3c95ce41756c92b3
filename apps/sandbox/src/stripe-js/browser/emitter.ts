type Listener = (event: object) => void;

/** `on`, `once` and `off` of Stripe.js elements. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();
  /** One-time events such as `ready`, replayed to late listeners. */
  readonly #past = new Map<string, object>();

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    const past = this.#past.get(name);
    if (past) queueMicrotask(() => listeners.has(listener) && listener(past));
  }

  once(name: string, listener: Listener): void {
    const wrapped: Listener = (event) => {
      this.off(name, wrapped);
      listener(event);
    };
    this.on(name, wrapped);
  }

  off(name: string, listener?: Listener): void {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
  }

  emit(name: string, event: object): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(event);
  }

  emitForGood(name: string, event: object): void {
    this.#past.set(name, event);
    this.emit(name, event);
  }
}
