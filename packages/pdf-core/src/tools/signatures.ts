import { onlyInput } from '../edit/only-input.ts';
import { type SignatureReport, verifySignatures } from '../sign/verify-signatures.ts';
import type { Tool } from '../tool.ts';
import type { SignaturesOptions } from './signatures.options.ts';

/** Says of each signature who made it, when, what it covers, and whether it holds. */
export const signatures: Tool<SignaturesOptions, { signatures: SignatureReport[] }> = async (
  inputs,
  { password },
) => {
  return { files: [], report: { signatures: await verifySignatures(onlyInput(inputs).bytes, password) } };
};
