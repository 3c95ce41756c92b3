import type { NestInterceptor } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DatabaseSchema, Settings } from '@paniscus/server/platform';

/** The sandbox's fake services on free ports. */
interface SandboxUnderTest {
  urls: { http: string; smtp: string };
  stop: () => Promise<void>;
}

/** The composition root and the sandbox, as specs use them. */
export interface AppUnderTest {
  createApp: (settings: Settings, interceptors?: NestInterceptor[]) => Promise<NestFastifyApplication>;
  schema: DatabaseSchema;
  /** Starts the sandbox with these environment variables. */
  startSandbox: (environment: Record<string, string>) => Promise<SandboxUnderTest>;
}

let registered: AppUnderTest | undefined;

/** Called by the setup file of the API's Vitest project: a library must not import the application that is made of it. */
export function registerApp(app: AppUnderTest): void {
  registered = app;
}

/** The registered application; throws when a spec runs outside the API's Vitest project. */
export function getAppUnderTest(): AppUnderTest {
  if (registered === undefined) throw new Error('Run this spec in the Vitest project "api".');
  return registered;
}
