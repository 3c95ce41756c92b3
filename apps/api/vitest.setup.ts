import 'reflect-metadata';
import { registerApp } from '@paniscus/server/testing';
import { afterAll, vi } from 'vitest';
import { createApp } from './src/create-app.ts';
import { schema } from './src/schema.ts';

registerApp({ createApp, schema });

// The spec files of a worker share what they import: a class that one has changed must be whole for the next.
afterAll(() => {
  vi.restoreAllMocks();
});
