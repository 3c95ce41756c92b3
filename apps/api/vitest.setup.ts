import 'reflect-metadata';
import { registerApp } from '@paniscus/server/testing';
import { afterAll, vi } from 'vitest';
import { createApp } from './src/create-app.ts';
import { schema } from './src/schema.ts';

registerApp({ createApp, schema });

// Spec files of a worker share imported modules, so spies on a class must be restored.
afterAll(() => {
  vi.restoreAllMocks();
});
