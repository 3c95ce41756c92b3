export const FAULT_MODES = ['down', 'slow', 'error', 'duplicate', 'reorder'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  service: string;
  mode: FaultMode;
  /** Part of the path, recipient or event type; matches everything by default. */
  match?: string;
  /** How often the fault applies; until it is cleared by default. */
  times?: number;
  status?: number;
  delay_ms?: number;
}

/** Faults injected by tests. In memory only: a restart clears them. */
export class Faults {
  #active: Fault[] = [];

  add(fault: Fault): void {
    this.#active.push({ ...fault });
  }

  all(): Fault[] {
    return this.#active;
  }

  clear(): void {
    this.#active = [];
  }

  /** Returns the first fault that matches and uses up one of its `times`. */
  strike(service: string, subject: string, modes: readonly FaultMode[]): Fault | undefined {
    const fault = this.#active.find(
      (each) =>
        each.service === service &&
        modes.includes(each.mode) &&
        (!each.match || subject.includes(each.match)),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      this.#active = this.#active.filter((each) => each.times !== 0);
    }
    return fault;
  }
}
