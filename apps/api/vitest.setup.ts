import 'reflect-metadata';
import { join } from 'node:path';
import { registerApp } from '@paniscus/server/testing';
import { afterAll, vi } from 'vitest';
import { startSandbox } from '#apps/sandbox/src/sandbox.ts';
import { readSettings } from '#apps/sandbox/src/settings.ts';
import { createApp } from './src/create-app.ts';
import { schema } from './src/schema.ts';

const sandboxSources = join(import.meta.dirname, '../sandbox/src');

registerApp({
  createApp,
  schema,
  startSandbox: (environment) => startSandbox(readSettings(environment, sandboxSources)),
});

// Spec files of a worker share imported modules, so spies on a class must be restored.
afterAll(() => {
  vi.restoreAllMocks();
});
