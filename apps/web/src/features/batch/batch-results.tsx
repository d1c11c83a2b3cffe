import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CutName } from '../../components/cut-name.tsx';
import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';

/** More are shown when they are asked for. */
const SHOWN = 12;

interface BatchResultsProps {
  batch: Batch;
  onSave: (path: string, filename: string) => void;
}

/** Each result opens in the viewer and can be downloaded, alone or with all others. */
export function BatchResults({
  batch: { id: batchId, name, result_files: files },
  onSave,
}: BatchResultsProps) {
  const t = useMessages(batchMessages);
  const [shown, setShown] = useState(SHOWN);
  if (!files.length) return null;
  return (
    <section className="mb-4">
      <div className="flex items-center justify-between gap-3 pb-1">
        <h4 className="group-title">{t('results')}</h4>
        {files.length > 1 && (
          <Button size="small" onClick={() => onSave(`/api/batch/${batchId}/results.zip`, `${name}.zip`)}>
            <Download aria-hidden="true" />
            {t('allResults')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {files.slice(0, shown).map(({ id, filename, size }) => (
          <li key={id} className="flex items-center justify-between gap-3 text-13 desktop:py-1">
            <Link
              to={`/files/${id}`}
              aria-label={filename}
              title={filename}
              className="min-w-0 grow text-accent-ink underline max-desktop:leading-11"
            >
              <CutName name={filename} />
            </Link>
            <span className="flex shrink-0 items-center gap-2 text-ink-soft tabular-nums">
              {formatBytes(size)}
              <Button
                size="small"
                look="bare"
                aria-label={t('downloadNamed', { name: filename })}
                onClick={() => onSave(`/api/files/${id}/download`, filename)}
              >
                <Download aria-hidden="true" />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {files.length > shown && (
        <Button look="bare" wide onClick={() => setShown(shown + 10 * SHOWN)}>
          {t('more', { number: files.length - shown })}
        </Button>
      )}
    </section>
  );
}
