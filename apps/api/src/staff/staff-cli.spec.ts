import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { Clock } from '../common/clock.ts';
import { readSettings } from '../config/settings.ts';
import { send, PASSWORD, signIn } from '../testing/staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/database/test-database.ts';
import { PasswordHasher } from './password-hasher.ts';
import { askNewPassword, PromptEndedError } from './password-prompt.ts';
import { staffCommandFrom, UsageError } from './staff-command.ts';
import { openDatabase } from './staff-database.ts';
import { StaffService } from './staff.service.ts';

describe('the staff command', () => {
  it('reads what is typed', () => {
    expect(staffCommandFrom(['create', 'ada', '--role', 'admin', '--byline', 'Ada L.'])).toEqual({
      kind: 'create',
      username: 'ada',
      role: 'admin',
      byline: 'Ada L.',
    });
    expect(staffCommandFrom(['create', 'ada'])).toMatchObject({ role: 'editor', byline: undefined });
    expect(staffCommandFrom(['disable', 'ada'])).toEqual({ kind: 'disable', username: 'ada' });
    expect(staffCommandFrom(['list'])).toEqual({ kind: 'list' });
  });

  it.each([
    [[], 'No command was given.'],
    [['remove', 'ada'], "There is no command 'remove'."],
    [['create'], "'create' needs the name of an account."],
    [['create', 'ada', '--role', 'king'], "There is no role 'king'"],
    [['create', 'Ada', 'Lovelace'], "'Lovelace' is too much"],
    [['disable', 'ada', '--role', 'admin'], "'disable' takes neither"],
    [['create', 'ada', '--password', 'x'], '--password'],
  ])('says what is wrong with %j', (argv, message) => {
    expect(() => staffCommandFrom(argv)).toThrow(UsageError);
    expect(() => staffCommandFrom(argv)).toThrow(message);
  });
});

describe('the password of the staff command', () => {
  /** A terminal on which somebody types. */
  function terminal(...typed: string[]) {
    const shown: string[] = [];
    const output = Object.assign(Object.create(WriteStream.prototype) as WriteStream, {
      write: (text: string) => shown.push(text) > 0,
    });
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    for (const keys of typed) input.write(keys);
    return { shown, output, input: input as unknown as NodeJS.ReadStream };
  }

  it('is typed twice and never shown', async () => {
    const { input, output, shown } = terminal('figs', ' and\u007f', 'd dawn\r', 'figs and dawn\r');

    const password = await askNewPassword(input, output);

    expect(password).toBe('figs and dawn');
    expect(shown.join('')).toBe('Password: \nOnce more: \n');
  });

  it('is nothing when the two differ', async () => {
    const { input, output } = terminal('figs\rfogs\r');

    expect(await askNewPassword(input, output)).toBeUndefined();
  });

  it('can be refused', async () => {
    const { input, output } = terminal('fi\u0003');

    await expect(askNewPassword(input, output)).rejects.toThrow(PromptEndedError);
  });

  it('is the first line of what is piped in', async () => {
    const input = new PassThrough();
    input.end('figs and dawn\r\nmore\n');

    const password = await askNewPassword(input as unknown as NodeJS.ReadStream, process.stderr);

    expect(password).toBe('figs and dawn');
  });
});

describe('the database of the staff command', () => {
  const getStaff = ({ dataSource }: Awaited<ReturnType<typeof openDatabase>>) =>
    new StaffService(dataSource, new PasswordHasher(), new Clock());

  it('is the running site’s, where a new account works at once and a disabled one no longer', async () => {
    const server = await startTestApp();
    const beside = await openDatabase(server.settings);
    const staff = getStaff(beside);

    await staff.create({ username: 'ada', role: 'editor', password: PASSWORD });
    const { access } = await signIn(server, 'ada');
    await staff.disable('ada');
    const answer = await send(server, '/api/posts/', { title: 'x', content: 'x' }, { access });

    expect(answer.status).toBe(401);
    await beside.close();
    await server.stop();
  });

  it('is started and migrated where no site runs', async () => {
    const { dataDir, databaseUrl, remove } = await createTestDatabase();
    const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

    const first = await openDatabase(settings);
    await getStaff(first).create({ username: 'ada', byline: 'Ada L.', role: 'admin', password: PASSWORD });
    await first.close();
    const second = await openDatabase(settings);
    const accounts = await getStaff(second).list();
    await second.close();

    expect(accounts).toMatchObject([{ username: 'ada', byline: 'Ada L.', role: 'admin', isDisabled: false }]);
    await remove();
  });
});
