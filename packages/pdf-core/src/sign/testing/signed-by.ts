import { makeDocument } from '../../edit/testing/make-document.ts';
import { appendSave, appendSignature, stream } from './append-save.ts';
import type { Made } from './foreign-signature.ts';

const catalog = (more = '') =>
  `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [201 0 R] /SigFlags 3 >> ${more} >>`;

/** A document of one signature, with the certificates of a chain, of one kind or another. */
export function signBy(signer: Made, chain: Made[], subFilter?: string): Buffer {
  const certificates = [signer, ...chain].map(({ certificate }) => certificate);
  const field =
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Sig) /V 200 0 R /F 132 /P 100 0 R /Rect [0 0 0 0] >>';
  const objects = { 1: catalog(), 201: field };
  return appendSignature(
    makeDocument(),
    { certificates, privateKey: signer.key },
    { number: 200, objects, ...(subFilter && { subFilter }) },
  );
}

/** The document with lists and answers of authorities kept in it. */
export function withProof(bytes: Buffer, proof: { CRLs?: Buffer[]; OCSPs?: Buffer[] }): Buffer {
  const objects: Record<number, string> = {};
  let number = 300;
  const arrays = Object.entries(proof).map(([key, items]) => {
    const refs = items.map((item) => {
      objects[number] = stream(item.toString('latin1'));
      return `${number++} 0 R`;
    });
    return `/${key} [${refs.join(' ')}]`;
  });
  return appendSave(bytes, { objects: { ...objects, 1: catalog(`/DSS << ${arrays.join(' ')} >>`) } });
}
