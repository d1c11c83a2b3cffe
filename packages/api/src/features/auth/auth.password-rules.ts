import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { refuseField } from '../../errors.ts';

/** The 10 000 commonest of six characters and more, in lower case; made from the MIT-licensed list of zxcvbn-ts, which its test compares it with. */
const LIST = new URL('common-passwords.txt.br', import.meta.url);
let common: Set<string> | undefined;

export function readCommonPasswords(): Set<string> {
  common ??= new Set(brotliDecompressSync(readFileSync(LIST)).toString().split('\n'));
  return common;
}

/** Refuses what is tried first: the commonest passwords, and what is known of the account itself. */
export function refuseWeakPassword(
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): void {
  const folded = password.normalize('NFKC').toLowerCase();
  if (readCommonPasswords().has(folded.trim())) throw refuseField(field, 'fields.password_common');
  const own = [name, email, email.slice(0, email.lastIndexOf('@'))].map((word) =>
    lettersOf(word.normalize('NFKC').toLowerCase()),
  );
  const letters = lettersOf(folded);
  if (own.some((word) => word !== '' && (letters === word || withoutNumber(letters) === word)))
    throw refuseField(field, 'fields.password_own');
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** `nora84` as `nora`. */
function withoutNumber(text: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) >= '0' && text.charAt(end - 1) <= '9') end--;
  return text.slice(0, end);
}
