import { protectDocument } from '../../crypt/protect-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import type { Tool } from '../../tool.ts';
import type { ProtectOptions } from './options.ts';

/** Encrypts a document with AES-256 so that it opens with its password only. */
export const protect: Tool<ProtectOptions> = async (inputs, { outputName, ...protection }) => {
  const bytes = protectDocument(onlyInput(inputs).bytes, protection);
  return { files: [{ name: outputName, bytes }], report: undefined };
};
