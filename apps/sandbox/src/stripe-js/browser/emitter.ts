type Listener = (event: object) => void;

/** `on`, `once` and `off` of Stripe.js elements. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();
  /** One-time events such as `ready`, replayed to late listeners. */
  readonly #replayed = new Map<string, object>();

  on(name: string, listener: Listener): void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    const event = this.#replayed.get(name);
    if (event) queueMicrotask(() => listeners.has(listener) && listener(event));
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

  emitAndReplay(name: string, event: object): void {
    this.#replayed.set(name, event);
    this.emit(name, event);
  }
}
