import { PdfError } from '../../errors.ts';
import { openRaw } from '../../pdf/open-raw.ts';
import { openDocument, type OpenDocument } from '../../pdf/open.ts';
import { recoverDocument } from '../../recover/recover-document.ts';
import { nameOf } from '../../pdf/values.ts';

export type Security = {
  /** How: "AES-256", "AES-128", "RC4". */
  method: string;
  permissions: {
    printing: 'none' | 'low' | 'high';
    modifying: boolean;
    copying: boolean;
    annotating: boolean;
    fillingForms: boolean;
    contentAccessibility: boolean;
    documentAssembly: boolean;
  };
};

export type ReadableDocument = { open: OpenDocument; security: Security | null; repaired: boolean };

/** Opens a document for looking into it. PDFium is loaded only for what is encrypted or broken. */
export async function openReadable(bytes: Uint8Array, password?: string): Promise<ReadableDocument> {
  if (!bytes.length) throw new PdfError('file_empty');
  const { bytes: sound, repair } = await recoverDocument(bytes);
  try {
    return { open: openDocument(sound), security: null, repaired: repair !== undefined };
  } catch (error) {
    if (!(error instanceof PdfError) || !['encrypted', 'corrupt'].includes(error.code)) throw error;
    const { rewriteDocument } = await import('../../pdfium/save.ts');
    const plain = await rewriteDocument(bytes, { password, removeSecurity: true });
    const encrypted = error.code === 'encrypted';
    return {
      open: openDocument(plain),
      security: encrypted ? readSecurity(bytes) : null,
      repaired: !encrypted,
    };
  }
}

function readSecurity(bytes: Uint8Array): Security {
  const document = openRaw(bytes);
  const dict = document.dict(document.trailer.get('Encrypt'));
  const number = (key: string) => Number(document.resolve(dict?.get(key))) || 0;
  const filter = document.dict(document.dict(dict?.get('CF'))?.get('StdCF'));
  const coding = nameOf(document.resolve(filter?.get('CFM')));
  const method = number('V') >= 5 ? 'AES-256' : coding === 'AESV2' ? 'AES-128' : 'RC4';
  const may = (bit: number) => (number('P') & (1 << (bit - 1))) !== 0;
  return {
    method,
    permissions: {
      printing: may(3) ? (number('R') < 3 || may(12) ? 'high' : 'low') : 'none',
      modifying: may(4),
      copying: may(5),
      annotating: may(6),
      fillingForms: may(9) || may(6),
      contentAccessibility: may(10) || may(5),
      documentAssembly: may(11) || may(4),
    },
  };
}
