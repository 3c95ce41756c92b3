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
  consume(service: string, subject: string, modes: readonly FaultMode[]): Fault | undefined {
    const fault = this.#active.find(
      (candidate) =>
        candidate.service === service &&
        modes.includes(candidate.mode) &&
        (!candidate.match || subject.includes(candidate.match)),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      this.#active = this.#active.filter(({ times }) => times !== 0);
    }
    return fault;
  }
}
