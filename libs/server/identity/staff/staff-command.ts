import { parseArgs } from 'node:util';
import { STAFF_ROLES } from '@paniscus/domain/session';
import type { StaffRole } from '@paniscus/domain/session';

export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run staff -- COMMAND

  create NAME [--role ROLE] [--byline BYLINE]   make an account; the byline is what readers see
  list                                          list the accounts
  role NAME ROLE                                change what an account may do
  email NAME ADDRESS                            set the address for password resets
  password NAME                                 set a new password and end all sessions
  disable NAME                                  stop an account from working, at once
  enable NAME                                   let it work again
  two-step-off NAME                             let it sign in without a one-time code

Roles: author (own posts), editor (all posts; the default), admin (everything).

The password is typed at a prompt, or piped in as the first line.`;

export type StaffCommand =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'create'; username: string; role: StaffRole; byline: string | undefined }
  | { kind: 'role'; username: string; role: StaffRole }
  | { kind: 'email'; username: string; email: string }
  | { kind: 'password' | 'disable' | 'enable' | 'two-step-off'; username: string };

const ACCOUNT_COMMANDS = [
  'create',
  'role',
  'email',
  'password',
  'disable',
  'enable',
  'two-step-off',
] as const;

function isAccountCommand(name: string | undefined): name is (typeof ACCOUNT_COMMANDS)[number] {
  return ACCOUNT_COMMANDS.some((command) => command === name);
}

/** Parses the command line. Throws UsageError. */
export function parseStaffCommand(argv: string[]): StaffCommand {
  const { values, positionals } = parseOptions(argv);
  const [name, ...rest] = positionals;
  if (values.help === true) return { kind: 'help' };
  if (name === 'list') {
    rejectExtra(rest, 0);
    return { kind: 'list' };
  }
  if (!isAccountCommand(name))
    throw new UsageError(name === undefined ? 'No command was given.' : `There is no command '${name}'.`);

  rejectExtra(rest, name === 'role' || name === 'email' ? 2 : 1);
  const [username, value] = rest;
  if (username === undefined) throw new UsageError(`'${name}' needs the name of an account.`);
  if (name === 'create') return { kind: name, username, role: parseRole(values.role), byline: values.byline };
  if (values.role !== undefined || values.byline !== undefined)
    throw new UsageError(`'${name}' takes neither --role nor --byline.`);
  if (name === 'role') return { kind: name, username, role: parseRole(value ?? '') };
  if (name === 'email') return { kind: name, username, email: value ?? '' };
  return { kind: name, username };
}

function parseOptions(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        byline: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function rejectExtra(names: string[], count: number): void {
  const extra = names[count];
  if (extra !== undefined)
    throw new UsageError(`Unexpected argument '${extra}'. Put quotes around names with spaces.`);
}

function parseRole(role = 'editor'): StaffRole {
  const known = STAFF_ROLES.find((name) => name === role);
  if (known === undefined)
    throw new UsageError(`There is no role '${role}'; choose author, editor or admin.`);
  return known;
}
