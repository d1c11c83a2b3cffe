import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../lib/messages/messages.ts';
import { redactMessages } from './redact.messages.ts';

export type Receipt = ToolReport<'redact'>;

/** What was removed, by which readers the result was searched for it, and the hashes of both files. */
export function RedactionReceipt({ receipt }: { receipt: Receipt }) {
  const t = useMessages(redactMessages);
  const { removed, proof } = receipt;
  const objects = removed.images + removed.paths + removed.shadings;
  const beside = removed.annotations + removed.fields + removed.mentions + removed.carried;
  const hashes = [
    [t('receipt.before'), receipt.sha256Before],
    [t('receipt.after'), receipt.sha256After],
  ] as const;
  return (
    <div className="flex flex-col gap-3 text-13">
      <p>
        {t('receipt.removed', {
          boxes: receipt.boxes,
          pages: receipt.pages,
          characters: removed.glyphs,
          objects,
          beside,
        })}
      </p>
      <p>
        {proof.terms > 0
          ? t('receipt.proof', {
              terms: proof.terms,
              pdfium: proof.pagesInPdfium,
              pdfjs: proof.pagesInPdfjs,
              contents: proof.contents,
              strings: proof.strings,
              streams: proof.streams,
            })
          : t('receipt.boxes', { pdfium: proof.pagesInPdfium })}
      </p>
      {receipt.wholeFonts > 0 && <p>{t('receipt.wholeFonts', { count: receipt.wholeFonts })}</p>}
      <dl className="flex flex-col gap-2">
        {hashes.map(([name, hash]) => (
          <div key={name}>
            <dt className="text-12 text-ink-soft">{name}</dt>
            <dd className="font-mono text-12 break-all">{hash}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
