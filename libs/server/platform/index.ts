export { CacheInvalidationModule } from './cache-invalidation/cache-invalidation.module.ts';
export { CacheInvalidationService } from './cache-invalidation/cache-invalidation.service.ts';
export { Clock } from './clock/clock.ts';
export { toLocalDay } from './clock/local-day.ts';
export { ConfigModule, SETTINGS } from './config/config.module.ts';
export { SettingsError } from './config/settings-reader.ts';
export { readSettings } from './config/settings.ts';
export type { Settings } from './config/settings.ts';
export type { Timeouts } from './config/timeouts.ts';
export { createDataSource } from './database/data-source.ts';
export { DatabaseModule } from './database/database.module.ts';
export { DataDirLockedError } from './database/embedded/data-dir-lock.ts';
export { startEmbeddedDatabase } from './database/embedded/embedded-database.ts';
export type { EmbeddedDatabase } from './database/embedded/embedded-database.ts';
export { migrate } from './database/migrate.ts';
export { EmailOutbox } from './email/email-outbox.ts';
export { HealthModule } from './health/health.module.ts';
export { HealthService } from './health/health.service.ts';
export { isCapabilityToken, createCapabilityToken } from './http/capability-token.ts';
export { getClientAddress } from './http/client-address.ts';
export { getClientNetwork, toNetwork } from './http/client-network.ts';
export { createFastify } from './http/create-fastify.ts';
export { parseJsonBody } from './http/input/body.ts';
export { IdempotencyKey, parseIdempotencyKey } from './http/input/idempotency-key.ts';
export { IdPipe } from './http/input/id.pipe.ts';
export { SchemaPipe } from './http/input/schema.pipe.ts';
export { ProblemFilter } from './http/problem.filter.ts';
export {
  ProblemException,
  STAFF_CHALLENGE,
  changedMeanwhile,
  invalid,
  notFound,
  tooMany,
  unauthorized,
  unavailable,
} from './http/problem.ts';
export { IS_PUBLIC, Public, ROLES_EXTENSION } from './http/public.decorator.ts';
export { buildSecurityHeaders } from './http/security-headers.ts';
export type { DeadLetter, JobQueue } from './jobs/job-queue.ts';
export { JobsModule } from './jobs/jobs.module.ts';
export { JobsService } from './jobs/jobs.service.ts';
export { createCsvDownload } from './listing/csv-file.ts';
export type { CsvColumn } from './listing/csv-file.ts';
export { containsSearch, filterByDays } from './listing/filters.ts';
export type { DateRange } from './listing/filters.ts';
export { buildEmailEvent, buildHistoryEvent } from './listing/history-event.ts';
export type { HistoryEvent } from './listing/history-event.ts';
export { readInBatches, readPage } from './listing/keyset.ts';
export { ChoiceQuery, DaysQuery, PageQuery, SearchQuery } from './listing/list-query.decorator.ts';
export { parseChoice, parseDay, linkNextPage, parseListPage, parseSearch } from './listing/list-query.ts';
export type { ListPage, Query } from './listing/list-query.ts';
export { EventLog } from './logging/event-log.ts';
export { NestLogger } from './logging/nest-logger.ts';
export { listOperations } from './openapi/api-description.ts';
export { ApiDocsModule } from './openapi/docs.module.ts';
export { DocsService } from './openapi/docs.service.ts';
export { Endpoint, getResponseSchema } from './openapi/endpoint.decorator.ts';
export { readCappedBytes, readCappedText } from './outbound/capped-body.ts';
export { CircuitBreaker } from './outbound/circuit-breaker.ts';
export { PlatformModule } from './platform.module.ts';
export { RateLimitsModule } from './rate-limits/limits.module.ts';
export { RateLimitsService } from './rate-limits/limits.service.ts';
export type { Limit } from './rate-limits/limits.service.ts';
export { EVENT_RETENTION_MS, PRUNE_EVENTS_EVERY_MS } from './scheduler/event-retention.data.ts';
export type { RunTask } from './scheduler/scheduler.service.ts';
export { Scheduler } from './scheduler/scheduler.service.ts';
export { runAtInterval } from './scheduler/run-at-interval.ts';
export { platformSchema } from './schema.ts';
export type { DatabaseSchema } from './database/schema.types.ts';
