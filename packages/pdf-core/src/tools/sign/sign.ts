import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { drawMarks } from '../../sign/draw-marks.ts';
import { readPkcs12 } from '../../sign/identity.ts';
import { signDocument } from '../../sign/sign-document.ts';
import type { Tool } from '../../tool.ts';
import type { SignOptions } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

/** Draws the marks, and then signs what is there with the certificate. */
export const sign: Tool<SignOptions, DrawnReport> = async (inputs, options) => {
  const { bytes } = onlyInput(inputs);
  const { signatureData, outputName } = options;
  const made = signatureData ? await signWith(bytes, options, signatureData) : await drawOnly(bytes, options);
  return {
    files: [{ name: outputName, bytes: made.bytes }],
    report: { missingCharacters: made.missing },
  };
};

type Made = { bytes: Uint8Array; missing: string[] };

function signWith(
  bytes: Uint8Array,
  { identity: given, position, size, signMarks, markPictures }: SignOptions,
  data: NonNullable<SignOptions['signatureData']>,
): Promise<Made> {
  const { name, reason, location, image, imageBox, page, field, look, certificate, passphrase } = data;
  const identity = certificate ? readPkcs12(certificate, passphrase) : given;
  if (!identity) throw new PdfError('certificate_needed');
  return signDocument(bytes, {
    claims: { name, reason, location, time: new Date() },
    identity,
    page,
    position,
    size,
    image,
    imageBox,
    field,
    look,
    marks: { list: signMarks, pictures: markPictures },
  });
}

async function drawOnly(bytes: Uint8Array, { signMarks, markPictures }: SignOptions): Promise<Made> {
  const doc = await openDocument(bytes, { change: 'annotating' });
  await drawMarks(doc, signMarks, markPictures);
  return { bytes: await saveDocument(doc), missing: [...doc.missing] };
}
