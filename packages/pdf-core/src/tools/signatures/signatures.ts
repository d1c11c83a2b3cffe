import { onlyInput } from '../../edit/only-input.ts';
import { drawBeforeAndAfter } from '../../sign/draw-before-and-after.ts';
import { type SignatureReport, verifySignatures } from '../../sign/verify-signatures.ts';
import type { Tool } from '../../tool.ts';
import type { SignaturesOptions } from './options.ts';

/** Reports for each signature whether the signed content is intact, what changed since, and who signed. */
export const signatures: Tool<SignaturesOptions, { signatures: SignatureReport[] }> = async (
  inputs,
  { password, anchors, picture },
) => {
  const { bytes } = onlyInput(inputs);
  if (picture)
    return { files: await drawBeforeAndAfter(bytes, picture, password), report: { signatures: [] } };
  return { files: [], report: { signatures: await verifySignatures(bytes, { password, anchors }) } };
};
