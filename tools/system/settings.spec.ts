import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { freePorts, isAddressFree, readSettings } from './settings.ts';

it('says where everything is when nothing is set', () => {
  expect(readSettings({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    localUrl: 'http://127.0.0.1:3000',
    hasSandbox: true,
    sandboxUrl: 'http://127.0.0.1:4010',
    mailboxUrl: 'http://127.0.0.1:4012',
  });
});

it('has no sandbox in production unless it is asked for', () => {
  expect(readSettings({ NODE_ENV: 'production' }).hasSandbox).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', SANDBOX: '1' }).hasSandbox).toBe(true);
  expect(readSettings({ SANDBOX: 'off' }).hasSandbox).toBe(false);
});

it('reaches a server that listens everywhere through the loopback address', () => {
  expect(readSettings({ HOST: '0.0.0.0', PORT: '80' }).localUrl).toBe('http://127.0.0.1:80');
  expect(readSettings({ HOST: '::' }).localUrl).toBe('http://[::1]:3000');
});

it('finds ports that nobody uses', async () => {
  expect(await freePorts(3)).toBeGreaterThanOrEqual(20_000);
});

it('sees that somebody else listens already', async () => {
  const port = await freePorts(1);
  const settings = readSettings({ PORT: String(port) });
  const other = createServer();

  expect(await isAddressFree(settings)).toBe(true);
  await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));

  expect(await isAddressFree(settings)).toBe(false);
  other.close();
});
