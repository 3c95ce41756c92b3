import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from '../calls/calls.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import type { Service } from '../http/service.ts';
import type { Store } from '../store/store.ts';
import { Deliveries } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { Endpoints } from './endpoints.ts';
import type { Signing } from './signature.ts';

const AT_ONCE = 8;
const ATTEMPT_TIMEOUT_MS = 15_000;
const SLOW_MS = 5_000;
/** Length of the window in which reordered events are collected before they are sent newest first. */
const REORDER_MS = 1_000;

interface Parts {
  store: Store;
  faults: Faults;
  calls: Calls;
  signings: Record<string, Signing>;
}

/** Sends signed events to every endpoint and retries until each returns 2xx. */
export class Webhooks {
  readonly endpoints: Endpoints;
  readonly #deliveries: Deliveries;
  readonly #parts: Parts;
  readonly #underway = new Map<string, AbortController>();
  #isAlone = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.endpoints = new Endpoints(parts.store);
    this.#deliveries = new Deliveries(parts.store);
  }

  get service(): Service {
    return { name: 'webhooks', faultModes: ['down', 'slow', 'error', 'duplicate', 'reorder'] };
  }

  get pending(): { url: string; type: string }[] {
    return this.#deliveries
      .waiting()
      .filter((delivery) => this.#deliveries.isReal(delivery))
      .map(({ endpoint, type }) => ({ url: this.endpoints.get(endpoint)?.url ?? '', type }));
  }

  addEndpoint(service: string, url: string): void {
    const { id } = this.endpoints.add(service, url);
    this.#deliveries.hurry(id);
    this.wake();
  }

  /** Queues an event for all endpoints in the caller's transaction and returns their number. */
  publish(service: string, event: { type: string }): number {
    const fault = this.#parts.faults.strike('webhooks', event.type, ['down', 'duplicate', 'reorder']);
    if (fault?.mode === 'down') return 0;
    const targets = this.endpoints.for(service, event.type);
    const copies = fault?.mode === 'duplicate' ? 2 : 1;
    const held =
      fault?.mode === 'reorder' ? { untilMs: this.#deliveries.holdUntil(windowLength(fault)) } : undefined;
    for (const target of targets) {
      for (let copy = 0; copy < copies; copy += 1) this.#deliveries.add(target, event, held);
    }
    return targets.length;
  }

  /** Lets time pass for held events, as the sandbox clock is moved ahead, and sends those that become due. */
  advance(seconds: number): void {
    this.#deliveries.advanceHeld(seconds * 1000);
    this.wake();
  }

  /** Sends due deliveries and schedules itself for the next one. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    const waiting = this.#deliveries.waiting().filter(({ id }) => !this.#underway.has(id));
    const now = Date.now();
    for (const delivery of waiting) {
      if (delivery.dueAt > now) {
        this.#timer = setTimeout(() => this.wake(), delivery.dueAt - now);
        return;
      }
      if (!this.#deliveries.isReal(delivery)) continue;
      const goesAlone = delivery.rank < 0;
      if (this.#isAlone || this.#underway.size >= AT_ONCE || (goesAlone && this.#underway.size > 0)) return;
      this.#isAlone = goesAlone;
      void this.#send(delivery);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const controller of this.#underway.values()) controller.abort();
  }

  async #send(delivery: Delivery): Promise<void> {
    const stopping = new AbortController();
    this.#underway.set(delivery.id, stopping);
    const status = await this.#attempt(delivery, stopping.signal).catch(() => 0);
    if (this.#isStopped) return;
    this.#underway.delete(delivery.id);
    this.#isAlone = false;
    if (status >= 200 && status < 300) this.#deliveries.done(delivery);
    else this.#deliveries.retryLater(delivery);
    this.wake();
  }

  /** Returns the response status, or 0 without a response. */
  async #attempt(delivery: Delivery, stopping: AbortSignal): Promise<number> {
    const endpoint = this.endpoints.get(delivery.endpoint);
    const signing = this.#parts.signings[delivery.service];
    if (!endpoint || !signing) {
      this.#deliveries.dropFor(delivery.endpoint);
      return 0;
    }
    const fault = this.#parts.faults.strike('webhooks', delivery.type, ['slow', 'error']);
    if (fault?.mode === 'slow') await sleep(fault.delay_ms ?? SLOW_MS, undefined, { signal: stopping });
    const payload = JSON.stringify(delivery.payload);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...signing(payload, endpoint.secret),
    };
    const status =
      fault?.mode === 'error'
        ? (fault.status ?? 500)
        : await this.#post(endpoint.id, endpoint.url, headers, payload, stopping);
    if (this.#isStopped) return 0;
    this.#parts.calls.note({
      service: 'webhooks',
      method: 'POST',
      path: endpoint.url,
      headers,
      body: delivery.payload,
      status,
    });
    return status;
  }

  async #post(
    endpointId: string,
    url: string,
    headers: Record<string, string>,
    body: string,
    stopping: AbortSignal,
  ): Promise<number> {
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.body?.cancel();
      if (!this.#isStopped) this.endpoints.noteConnection(endpointId);
      return response.status;
    } catch (error) {
      const isRefused = error instanceof TypeError && String(findCode(error.cause)) === 'ECONNREFUSED';
      if (isRefused && !this.#isStopped && !this.endpoints.noteRefusal(endpointId, Date.now())) {
        this.#deliveries.dropFor(endpointId);
      }
      return 0;
    }
  }
}

const windowLength = (fault: Fault): number => Math.max(1, fault.delay_ms ?? REORDER_MS);

function findCode(cause: unknown): unknown {
  return cause !== null && typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
}
