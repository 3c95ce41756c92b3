import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Ids and counts only: never a name, an address or a token. */
type EventFields = Record<string, number | string | boolean | undefined>;

/** Writes security events by name into the one log. */
@Injectable()
export class EventLog {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  record(event: string, fields: EventFields = {}): void {
    this.logger().info({ event, ...fields }, 'security event');
  }

  /** Something that should not happen, but that nobody has to be told about now. */
  warn(event: string, error: unknown): void {
    this.logger().warn({ event, err: error }, event);
  }

  private logger() {
    return this.adapterHost.httpAdapter.getInstance<FastifyInstance>().log;
  }
}
