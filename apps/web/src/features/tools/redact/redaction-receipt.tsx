import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../lib/messages/messages.ts';
import { redactMessages } from './redact.messages.ts';

export type Receipt = ToolReport<'redact'>;

/** What was covered, what the result is made of and was searched for, and the hashes of both files. */
export function RedactionReceipt({ receipt }: { receipt: Receipt }) {
  const t = useMessages(redactMessages);
  const hashes = [
    [t('receipt.before'), receipt.sha256Before],
    [t('receipt.after'), receipt.sha256After],
  ] as const;
  return (
    <div className="flex flex-col gap-2 text-13">
      <p>{t('receipt.covered', receipt)}</p>
      {receipt.finds + receipt.left > 0 && <p>{t('receipt.finds', receipt)}</p>}
      <p>{t('receipt.pictures', receipt)}</p>
      <p>{t(receipt.text ? 'receipt.text' : 'receipt.noText')}</p>
      <p>{t('receipt.checked', receipt)}</p>
      <dl className="flex flex-col gap-2 pt-1">
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
