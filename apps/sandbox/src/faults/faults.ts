export const FAULT_MODES = ['down', 'slow', 'error', 'duplicate', 'reorder'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export interface Fault {
  service: string;
  mode: FaultMode;
  /** A part of the path, recipient or event type; absent: everything of the service. */
  match?: string;
  /** How often it strikes; absent: until it is cleared. */
  times?: number;
  status?: number;
  delay_ms?: number;
}

/** What a test asked to go wrong. Kept in memory only: a restarted sandbox is a healthy one. */
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

  /** The first fault of these modes that strikes here; it has one time less afterwards. */
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
