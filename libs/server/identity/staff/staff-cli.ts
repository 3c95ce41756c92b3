import { Clock, SettingsError, readSettings } from '@paniscus/server/platform';
import type { DatabaseSchema } from '@paniscus/server/platform';
import { PasswordHasher } from './password-hasher.ts';
import { askNewPassword, PromptEndedError } from './password-prompt.ts';
import { staffCommandFrom, USAGE, UsageError } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';
import { openDatabase } from './staff-database.ts';
import { StaffError, StaffService } from './staff.service.ts';
import type { StaffAccount } from './staff.service.ts';

/** Manages staff accounts from the command line, with the site running or not. Sets exit code 1 (refused) or 2 (usage). */
export async function runStaffCommand(schema: DatabaseSchema): Promise<void> {
  await execute(schema).catch(reportError);
}

async function execute(schema: DatabaseSchema): Promise<void> {
  const command = staffCommandFrom(process.argv.slice(2));
  if (command.kind === 'help') return say(USAGE);

  const settings = readSettings(process.env);
  const password = needsPassword(command) ? await askNewPassword(process.stdin, process.stderr) : '';
  if (password === undefined) throw new StaffError('The two passwords are not the same.');

  const database = await openDatabase(settings, schema);
  try {
    const staff = new StaffService(database.dataSource, new PasswordHasher(), new Clock());
    await run(staff, command, password);
  } finally {
    await database.close();
  }
}

async function run(staff: StaffService, command: Exclude<StaffCommand, { kind: 'help' }>, password: string) {
  switch (command.kind) {
    case 'create': {
      const account = await staff.create({ ...command, password });
      return say(
        `Made the ${account.role} account ${account.username}; its posts are signed '${account.byline}'.`,
      );
    }
    case 'list': {
      const accounts = await staff.list();
      return say(accounts.length === 0 ? 'There are no accounts yet.' : accounts.map(getLine).join('\n'));
    }
    case 'password':
      await staff.setPassword(command.username, password);
      return say(`Set a new password for ${command.username}; all sessions have ended.`);
    case 'disable':
      await staff.disable(command.username);
      return say(`Disabled ${command.username}; all sessions have ended.`);
    case 'enable':
      await staff.enable(command.username);
      return say(`Enabled ${command.username}.`);
  }
}

function needsPassword({ kind }: StaffCommand): boolean {
  return kind === 'create' || kind === 'password';
}

function getLine({ username, role, byline, isDisabled }: StaffAccount): string {
  return [username, role, byline, isDisabled ? 'disabled' : 'enabled'].join('\t');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const EXPECTED = [StaffError, SettingsError, PromptEndedError];

function reportError(error: unknown): void {
  const isUsage = error instanceof UsageError;
  const isExpected = isUsage || EXPECTED.some((kind) => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isExpected ? `${message}\n` : `The database cannot be used: ${message}\n`);
  if (isUsage) process.stderr.write(`\n${USAGE}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
