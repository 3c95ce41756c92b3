import { parseArgs } from 'node:util';
import type { StaffRole } from '@paniscus/domain/session';

export class UsageError extends Error {
  override name = 'UsageError';
}

export const USAGE = `npm run staff -- COMMAND

  create NAME [--role editor|admin] [--byline BYLINE]   make an account; the byline is what readers see
  list                                                  list the accounts
  password NAME                                         set a new password and end all sessions
  disable NAME                                          stop an account from working, at once
  enable NAME                                           let it work again

The password is typed at a prompt, or piped in as the first line.`;

export type StaffCommand =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'create'; username: string; role: StaffRole; byline: string | undefined }
  | { kind: 'password' | 'disable' | 'enable'; username: string };

/** Parses the command line. Throws UsageError. */
export function staffCommandFrom(argv: string[]): StaffCommand {
  const { values, positionals } = parsed(argv);
  const [name, ...rest] = positionals;
  if (values.help === true) return { kind: 'help' };
  if (name === 'list') {
    refuseMore(rest, 0);
    return { kind: 'list' };
  }
  if (name !== 'create' && name !== 'password' && name !== 'disable' && name !== 'enable')
    throw new UsageError(name === undefined ? 'No command was given.' : `There is no command '${name}'.`);

  refuseMore(rest, 1);
  const [username] = rest;
  if (username === undefined) throw new UsageError(`'${name}' needs the name of an account.`);
  if (name === 'create') return { kind: name, username, role: roleFrom(values.role), byline: values.byline };
  if (values.role !== undefined || values.byline !== undefined)
    throw new UsageError(`'${name}' takes neither --role nor --byline.`);
  return { kind: name, username };
}

function parsed(argv: string[]) {
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

function refuseMore(names: string[], count: number): void {
  const extra = names[count];
  if (extra !== undefined)
    throw new UsageError(`'${extra}' is too much; put quotes around names with spaces.`);
}

function roleFrom(role: string | undefined): StaffRole {
  if (role === undefined || role === 'editor') return 'editor';
  if (role === 'admin') return 'admin';
  throw new UsageError(`There is no role '${role}'; choose editor or admin.`);
}
