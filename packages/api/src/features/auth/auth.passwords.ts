import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id parameters (the library's algorithm by default): 19 MB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2id);
}

/** Compared with when there is no account, so that the answer takes as long either way. */
const decoy = hashPassword('no account has this password');

export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoy), password);
  return right && Boolean(passwordHash);
}
