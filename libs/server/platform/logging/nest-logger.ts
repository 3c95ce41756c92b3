import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

export class NestLogger implements LoggerService {
  private readonly logger: FastifyBaseLogger;

  constructor(logger: FastifyBaseLogger) {
    this.logger = logger;
  }

  log(message: unknown): void {
    this.logger.debug(String(message));
  }

  warn(message: unknown): void {
    this.logger.warn(String(message));
  }

  error(message: unknown, stack?: unknown): void {
    this.logger.error({ stack }, String(message));
  }
}
