import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { readPkcs12 } from '../../sign/identity.ts';
import { signDocument } from '../../sign/sign-document.ts';
import type { Tool } from '../../tool.ts';
import type { SignOptions } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

export const sign: Tool<SignOptions, DrawnReport> = async (inputs, options) => {
  const { name, reason, location, image, page, field, certificate, passphrase } = options.signatureData;
  const identity = certificate ? readPkcs12(certificate, passphrase) : options.identity;
  if (!identity) throw new PdfError('certificate_needed');
  const { position, size } = options;
  const claims = { name, reason, location, time: new Date() };
  const signed = await signDocument(onlyInput(inputs).bytes, {
    claims,
    identity,
    page,
    position,
    size,
    image,
    field,
  });
  return {
    files: [{ name: options.outputName, bytes: signed.bytes }],
    report: { missingCharacters: signed.missing },
  };
};
