import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { findFreePorts, isServerAddressFree, readSettings } from './settings.ts';

it('uses default URLs without settings', () => {
  expect(readSettings({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    localUrl: 'http://127.0.0.1:3000',
    hasSandbox: true,
    sandboxUrl: 'http://127.0.0.1:4010',
    mailboxUrl: 'http://127.0.0.1:4012',
  });
});

it('enables the sandbox in production only on request', () => {
  expect(readSettings({ NODE_ENV: 'production' }).hasSandbox).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', SANDBOX: '1' }).hasSandbox).toBe(true);
  expect(readSettings({ SANDBOX: 'off' }).hasSandbox).toBe(false);
});

it('uses the loopback address for a server that listens on all interfaces', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '80' }).localUrl).toBe('http://127.0.0.1:80');
  expect(readSettings({ HOST: '::' }).localUrl).toBe('http://[::1]:3000');
});

it.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['SANDBOX_PORT', '65534'],
  ['SANDBOX_PORT', '-1'],
])('rejects %s=%s by name, with its right form', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`^${name} must be an integer from 0 to \\d+, not "${value}"\\.$`),
  );
});

it('rejects a host that is none', async () => {
  await expect(async () => isServerAddressFree(readSettings({ HOST: 'a b' }))).rejects.toThrow(
    'HOST must be an IP address or a host name.',
  );
});

it('finds free ports', async () => {
  expect(await findFreePorts(3)).toBeGreaterThanOrEqual(20_000);
});

it('detects a port in use', async () => {
  const port = await findFreePorts(1);
  const settings = readSettings({ PORT: String(port) });
  const other = createServer();

  expect(await isServerAddressFree(settings)).toBe(true);
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));

  expect(await isServerAddressFree(settings)).toBe(false);
  other.close();
});
