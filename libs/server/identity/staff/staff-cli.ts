import type { AuditAction } from '@paniscus/domain/session';
import { Clock, SettingsError, readSettings } from '@paniscus/server/platform';
import type { DatabaseSchema } from '@paniscus/server/platform';
import { AuditService, COMMAND_LINE } from '../audit/audit.service.ts';
import { Argon2 } from './argon2.ts';
import { PasswordHasher } from './password-hasher.ts';
import { promptNewPassword, PromptEndedError } from './password-prompt.ts';
import { parseStaffCommand, USAGE, UsageError } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';
import { openDatabase } from './staff-database.ts';
import { StaffError, StaffService } from './staff.service.ts';
import type { StaffAccount } from './staff.service.ts';

/** Manages staff accounts from the command line, with the site running or not. Sets exit code 1 (failure) or 2 (usage). */
export async function runStaffCommand(schema: DatabaseSchema): Promise<void> {
  await execute(schema).catch(reportError);
}

async function execute(schema: DatabaseSchema): Promise<void> {
  const command = parseStaffCommand(process.argv.slice(2));
  if (command.kind === 'help') return print(USAGE);

  const settings = readSettings(process.env);
  const password = needsPassword(command) ? await promptNewPassword(process.stdin, process.stderr) : '';
  if (password === undefined) throw new StaffError('The two passwords are not the same.');

  const database = await openDatabase(settings, schema);
  try {
    const staff = new StaffService(
      database.dataSource,
      new PasswordHasher(new Argon2(settings)),
      new Clock(),
    );
    await run(staff, command, password);
    await record(staff, new AuditService(database.dataSource, new Clock()), command);
  } finally {
    await database.close();
  }
}

async function run(staff: StaffService, command: Exclude<StaffCommand, { kind: 'help' }>, password: string) {
  switch (command.kind) {
    case 'create': {
      const account = await staff.create({ ...command, password });
      return print(
        `Made the ${account.role} account ${account.username}; its posts are signed '${account.byline}'.`,
      );
    }
    case 'list': {
      const accounts = await staff.list();
      return print(
        accounts.length === 0 ? 'There are no accounts yet.' : accounts.map(formatAccount).join('\n'),
      );
    }
    case 'role':
      await staff.setRole(command.username, command.role);
      return print(`${command.username} now has the role ${command.role}.`);
    case 'email':
      await staff.setEmail(command.username, command.email);
      return print(`${command.username} can now reset the password with ${command.email}.`);
    case 'password':
      await staff.setPassword(command.username, password);
      return print(`Set a new password for ${command.username}; all sessions have ended.`);
    case 'disable':
      await staff.disable(command.username);
      return print(`Disabled ${command.username}; all sessions have ended.`);
    case 'enable':
      await staff.enable(command.username);
      return print(`Enabled ${command.username}.`);
    case 'two-step-off':
      await staff.turnOffTwoStep(command.username);
      return print(`Turned off two-step sign-in for ${command.username}. The site will email them.`);
  }
}

const RECORDED_ACTIONS: Partial<Record<StaffCommand['kind'], AuditAction>> = {
  create: 'staff.created',
  role: 'staff.role_changed',
  email: 'staff.email_set',
  password: 'staff.password_set',
  disable: 'staff.disabled',
  enable: 'staff.enabled',
  'two-step-off': 'staff.two_step_off',
};

async function record(staff: StaffService, audit: AuditService, command: StaffCommand): Promise<void> {
  const action = RECORDED_ACTIONS[command.kind];
  if (action === undefined || !('username' in command)) return;
  const account = await staff.findByUsername(command.username);
  const details = {
    account: account?.username ?? command.username,
    ...('role' in command && { role: command.role }),
  };
  await audit.record(COMMAND_LINE, action, { subjectId: account?.id, details });
}

function needsPassword({ kind }: StaffCommand): boolean {
  return kind === 'create' || kind === 'password';
}

function formatAccount({ username, role, byline, isDisabled }: StaffAccount): string {
  return [username, role, byline, isDisabled ? 'disabled' : 'enabled'].join('\t');
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const EXPECTED_ERRORS = [StaffError, SettingsError, PromptEndedError];

function reportError(error: unknown): void {
  const isUsage = error instanceof UsageError;
  const isExpected = isUsage || EXPECTED_ERRORS.some((errorClass) => error instanceof errorClass);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isExpected ? `${message}\n` : `The database cannot be used: ${message}\n`);
  if (isUsage) process.stderr.write(`\n${USAGE}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
