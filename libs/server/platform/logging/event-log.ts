import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Ids and counts only: never names, emails, IPs or tokens. */
type EventFields = Record<string, number | string | boolean | undefined>;

@Injectable()
export class EventLog {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  record(event: string, fields: EventFields = {}): void {
    this.logger().info({ event, ...fields }, 'security event');
  }

  /** Logs an unexpected condition that needs no alert. */
  warn(event: string, error: unknown): void {
    this.logger().warn({ event, err: error }, event);
  }

  private logger() {
    return this.adapterHost.httpAdapter.getInstance<FastifyInstance>().log;
  }
}
