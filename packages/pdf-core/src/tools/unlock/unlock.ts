import { decryptIfNeeded, isEncrypted } from '../../crypt/decrypt-if-needed.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import type { Tool } from '../../tool.ts';
import type { UnlockOptions } from './options.ts';

/** The same document without password and restrictions, for a caller with a password. */
export const unlock: Tool<UnlockOptions> = async (inputs, { password, outputName }) => {
  const { bytes } = onlyInput(inputs);
  if (!isEncrypted(bytes)) throw new PdfError('nothing_to_unlock');
  return { files: [{ name: outputName, bytes: decryptIfNeeded(bytes, password) }], report: undefined };
};
