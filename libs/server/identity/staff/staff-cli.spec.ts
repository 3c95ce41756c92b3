import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { Clock, readSettings } from '@paniscus/server/platform';
import type { Settings } from '@paniscus/server/platform';
import {
  getAppUnderTest,
  send,
  PASSWORD,
  signIn,
  startTestApp,
  createTestDatabase,
} from '@paniscus/server/testing';
import { describe, expect, it } from 'vitest';
import { Argon2 } from './argon2.ts';
import { PasswordHasher } from './password-hasher.ts';
import { promptNewPassword, PromptEndedError } from './password-prompt.ts';
import { parseStaffCommand, UsageError } from './staff-command.ts';
import { openDatabase } from './staff-database.ts';
import { StaffService } from './staff.service.ts';

describe('staff command', () => {
  it('parses its arguments', () => {
    expect(parseStaffCommand(['create', 'ada', '--role', 'admin', '--byline', 'Ada L.'])).toEqual({
      kind: 'create',
      username: 'ada',
      role: 'admin',
      byline: 'Ada L.',
    });
    expect(parseStaffCommand(['create', 'ada'])).toMatchObject({ role: 'editor', byline: undefined });
    expect(parseStaffCommand(['disable', 'ada'])).toEqual({ kind: 'disable', username: 'ada' });
    expect(parseStaffCommand(['two-step-off', 'ada'])).toEqual({ kind: 'two-step-off', username: 'ada' });
    expect(parseStaffCommand(['list'])).toEqual({ kind: 'list' });
    expect(parseStaffCommand(['role', 'ada', 'author'])).toEqual({
      kind: 'role',
      username: 'ada',
      role: 'author',
    });
  });

  it.each([
    [[], 'No command was given.'],
    [['remove', 'ada'], "There is no command 'remove'."],
    [['create'], "'create' needs the name of an account."],
    [['create', 'ada', '--role', 'king'], "There is no role 'king'"],
    [['email'], "'email' needs the name of an account."],
    [['role', 'ada'], "There is no role ''"],
    [['role', 'ada', 'king'], "There is no role 'king'"],
    [['create', 'Ada', 'Lovelace'], "Unexpected argument 'Lovelace'"],
    [['disable', 'ada', '--role', 'admin'], "'disable' takes neither"],
    [['create', 'ada', '--password', 'x'], '--password'],
  ])('explains what is wrong with %j', (argv, message) => {
    expect(() => parseStaffCommand(argv)).toThrow(UsageError);
    expect(() => parseStaffCommand(argv)).toThrow(message);
  });
});

describe('password prompt of the staff command', () => {
  function createTerminal(...typed: string[]) {
    const written: string[] = [];
    const output = Object.assign(Object.create(WriteStream.prototype) as WriteStream, {
      write: (text: string) => written.push(text) > 0,
    });
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    for (const keys of typed) input.write(keys);
    return { written, output, input: input as unknown as NodeJS.ReadStream };
  }

  it('asks twice and never echoes', async () => {
    const { input, output, written } = createTerminal('figs', ' and\u007f', 'd dawn\r', 'figs and dawn\r');

    const password = await promptNewPassword(input, output);

    expect(password).toBe('figs and dawn');
    expect(written.join('')).toBe('Password: \nOnce more: \n');
  });

  it('returns undefined when the two differ', async () => {
    const { input, output } = createTerminal('figs\rfogs\r');

    expect(await promptNewPassword(input, output)).toBeUndefined();
  });

  it('can be canceled', async () => {
    const { input, output } = createTerminal('fi\u0003');

    await expect(promptNewPassword(input, output)).rejects.toThrow(PromptEndedError);
  });

  it('reads the first line of piped input', async () => {
    const input = new PassThrough();
    input.end('figs and dawn\r\nmore\n');

    const password = await promptNewPassword(input as unknown as NodeJS.ReadStream, process.stderr);

    expect(password).toBe('figs and dawn');
  });
});

describe('database of the staff command', () => {
  const getStaff = ({ dataSource }: Awaited<ReturnType<typeof openDatabase>>, settings: Settings) =>
    new StaffService(dataSource, new PasswordHasher(new Argon2(settings)), new Clock());

  it("is the running site's, so that new and disabled accounts take effect at once", async () => {
    const server = await startTestApp();
    const database = await openDatabase(server.settings, getAppUnderTest().schema);
    const staff = getStaff(database, server.settings);

    await staff.create({ username: 'ada', role: 'editor', password: PASSWORD });
    const { access } = await signIn(server, 'ada');
    await staff.disable('ada');
    const response = await send(server, '/api/posts/', { title: 'x', content: 'x' }, { access });

    expect(response.status).toBe(401);
    await database.close();
    await server.stop();
  });

  it('accepts an email address that no other account has, in any case', async () => {
    const server = await startTestApp();
    const staff = server.app.get(StaffService);
    for (const username of ['ada', 'bill'])
      await staff.create({ username, role: 'editor', password: PASSWORD });
    await staff.setEmail('ada', 'ada@example.org');

    await expect(staff.setEmail('bill', 'ADA@example.org')).rejects.toThrow('Another account has');
    await expect(staff.setEmail('bill', 'nobody')).rejects.toThrow('not an email address');
    expect(await staff.findByEmail('Ada@Example.org')).toMatchObject({ username: 'ada' });
    await server.stop();
  });

  it('is started and migrated when no site is running', async () => {
    const { dataDir, databaseUrl, remove } = await createTestDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

    const first = await openDatabase(settings, getAppUnderTest().schema);
    await getStaff(first, settings).create({
      username: 'ada',
      byline: 'Ada L.',
      role: 'author',
      password: PASSWORD,
    });
    await getStaff(first, settings).setRole('ada', 'admin');
    await first.close();
    const second = await openDatabase(settings, getAppUnderTest().schema);
    const accounts = await getStaff(second, settings).list();
    await second.close();

    expect(accounts).toMatchObject([{ username: 'ada', byline: 'Ada L.', role: 'admin', isDisabled: false }]);
    await remove();
  });
});
