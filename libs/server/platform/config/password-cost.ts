/** Parameters of argon2id. Not environment settings: specs lower them, because each hash takes 20 MB and 27 ms. */
export type PasswordCost = Readonly<{
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}>;

/**
 * The first parameters recommended by OWASP:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
