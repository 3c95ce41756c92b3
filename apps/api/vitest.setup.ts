import { afterAll, vi } from 'vitest';

// The spec files of a worker share what they import: a class that one has changed must be whole for the next.
afterAll(() => {
  vi.restoreAllMocks();
});
