import type { Calls } from '../calls/calls.ts';
import type { Clock } from '../clock/clock.ts';
import type { Fault, Faults } from '../faults/faults.ts';
import type { Service } from '../http/service.ts';
import type { Store } from '../store/store.ts';
import { Deliveries } from './deliveries.ts';
import type { Delivery } from './deliveries.ts';
import { Endpoints } from './endpoints.ts';
import type { Signer } from './signature.ts';

const CONCURRENCY = 8;
/** In real time; a fixed clock gives an endpoint as long as it needs. */
const ATTEMPT_TIMEOUT_MS = 15_000;
const SLOW_MS = 5_000;
/** Length of the window in which reordered events are collected before they are sent newest first. */
const REORDER_MS = 1_000;

interface Dependencies {
  store: Store;
  clock: Clock;
  faults: Faults;
  calls: Calls;
  signers: Record<string, Signer>;
}

/** Sends signed events to every endpoint and retries until each returns 2xx. */
export class Webhooks {
  readonly endpoints: Endpoints;
  readonly #deliveries: Deliveries;
  readonly #dependencies: Dependencies;
  readonly #active = new Map<string, AbortController>();
  #isExclusive = false;
  #isStopped = false;
  #cancelTimer: () => void = () => undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.endpoints = new Endpoints(dependencies.store);
    this.#deliveries = new Deliveries(dependencies.store, dependencies.clock);
  }

  get service(): Service {
    return { name: 'webhooks', faultModes: ['down', 'slow', 'error', 'duplicate', 'reorder'] };
  }

  get pending(): { url: string; type: string; attempts: number }[] {
    return this.#deliveries
      .listPending()
      .filter((delivery) => this.#deliveries.isCommitted(delivery))
      .map(({ endpoint, type, attempts }) => ({
        url: this.endpoints.get(endpoint)?.url ?? '',
        type,
        attempts,
      }));
  }

  addEndpoint(service: string, url: string): void {
    const { id } = this.endpoints.add(service, url);
    this.#deliveries.retryNow(id);
    this.wake();
  }

  removeEndpoints(): void {
    for (const { id } of this.endpoints.all()) {
      this.endpoints.remove(id);
      this.#deliveries.removeByEndpoint(id);
    }
  }

  /** Queues an event for all endpoints in the caller's transaction and returns their number. */
  publish(service: string, event: { type: string }): number {
    const fault = this.#dependencies.faults.consume('webhooks', event.type, ['down', 'duplicate', 'reorder']);
    if (fault?.mode === 'down') return 0;
    const targets = this.endpoints.findForEvent(service, event.type);
    const copies = fault?.mode === 'duplicate' ? 2 : 1;
    const hold =
      fault?.mode === 'reorder' ? { untilMs: this.#deliveries.holdUntil(getWindowLength(fault)) } : undefined;
    for (const target of targets) {
      for (let copy = 0; copy < copies; copy += 1) this.#deliveries.add(target, event, hold);
    }
    return targets.length;
  }

  /** Sends due deliveries and schedules itself for the next one. */
  wake(): void {
    if (this.#isStopped) return;
    this.#cancelTimer();
    const { clock } = this.#dependencies;
    const pending = this.#deliveries.listPending().filter(({ id }) => !this.#active.has(id));
    const now = clock.nowMs();
    for (const delivery of pending) {
      if (delivery.dueAt > now) {
        this.#cancelTimer = clock.setTimer(delivery.dueAt, () => this.wake());
        return;
      }
      if (!this.#deliveries.isCommitted(delivery)) continue;
      const isExclusive = delivery.rank < 0;
      if (this.#isExclusive || this.#active.size >= CONCURRENCY || (isExclusive && this.#active.size > 0))
        return;
      this.#isExclusive = isExclusive;
      void this.#send(delivery);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer();
    for (const controller of this.#active.values()) controller.abort();
  }

  async #send(delivery: Delivery): Promise<void> {
    const controller = new AbortController();
    this.#active.set(delivery.id, controller);
    const status = await this.#attempt(delivery, controller.signal).catch(() => 0);
    if (this.#isStopped) return;
    this.#active.delete(delivery.id);
    this.#isExclusive = false;
    if (status >= 200 && status < 300) this.#deliveries.remove(delivery);
    else this.#deliveries.scheduleRetry(delivery);
    this.wake();
  }

  /** Returns the response status, or 0 without a response. */
  async #attempt(delivery: Delivery, stopSignal: AbortSignal): Promise<number> {
    const endpoint = this.endpoints.get(delivery.endpoint);
    const signer = this.#dependencies.signers[delivery.service];
    if (!endpoint || !signer) {
      this.#deliveries.removeByEndpoint(delivery.endpoint);
      return 0;
    }
    const { clock, faults } = this.#dependencies;
    const fault = faults.consume('webhooks', delivery.type, ['slow', 'error']);
    if (fault?.mode === 'slow') await clock.wait(fault.delay_ms ?? SLOW_MS, stopSignal);
    const payload = JSON.stringify(delivery.payload);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...signer(payload, endpoint.secret),
    };
    const status =
      fault?.mode === 'error'
        ? (fault.status ?? 500)
        : await this.#post(endpoint.id, endpoint.url, headers, payload, stopSignal);
    if (this.#isStopped) return 0;
    this.#dependencies.calls.record({
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
    stopSignal: AbortSignal,
  ): Promise<number> {
    try {
      const signal = this.#dependencies.clock.isFixed
        ? stopSignal
        : AbortSignal.any([stopSignal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.body?.cancel();
      if (!this.#isStopped) this.endpoints.recordConnection(endpointId);
      return response.status;
    } catch (error) {
      const isConnectionRefused =
        error instanceof TypeError && String(findCode(error.cause)) === 'ECONNREFUSED';
      if (isConnectionRefused && !this.#isStopped && !this.endpoints.recordRefusal(endpointId, Date.now())) {
        this.#deliveries.removeByEndpoint(endpointId);
      }
      return 0;
    }
  }
}

const getWindowLength = (fault: Fault): number => Math.max(1, fault.delay_ms ?? REORDER_MS);

function findCode(cause: unknown): unknown {
  return cause !== null && typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
}
