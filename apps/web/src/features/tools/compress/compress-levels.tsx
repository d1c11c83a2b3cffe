import type { CompressOptions, CompressionLevel } from '@sheaf/pdf-core/options';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card, CardHeader } from '../../../components/card.tsx';
import { HeadCell, Table } from '../../../components/table.tsx';
import type { StoredFile } from '../../files/item.ts';
import { CompareView } from './compare-view.tsx';
import { choices } from './compress.form.ts';
import { LevelRow, StopLevels } from './level-row.tsx';
import { stopPreviews, useCompressPreview } from './use-compress-preview.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

interface CompressLevelsProps {
  file: StoredFile;
  options: CompressOptions;
  onLevel: (level: CompressionLevel) => void;
  /** The pages, until there is something to compare. */
  children: ReactNode;
}

/** Tried as a start: the finest, the balanced and the smallest. The chosen one joins them. */
const USUAL: CompressionLevel[] = ['low', 'medium', 'maximum'];

/** What each level truly gives, made when it is asked for: it is as much work as compressing. */
export function CompressLevels({ file, options, onLevel, children }: CompressLevelsProps) {
  const t = useMessages(fileToolsMessages);
  const tStages = useMessages(pdfToolsMessages);
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<CompressOptions | null>(null);
  const [isStopped, setStopped] = useState(false);
  const isOld = asked !== null && !isSame(asked, options);
  const level = options.compressionLevel;
  const tried = choices.compressionLevel.filter((one) => USUAL.includes(one) || one === level);
  const shown = useCompressPreview(
    file.id,
    { options: { ...(asked ?? options), compressionLevel: level } },
    page,
    asked !== null && !isStopped,
  );
  const isMaking = shown.isFetching && !shown.data;
  const stop = () => {
    setStopped(true);
    stopPreviews(client, file.id);
  };
  const look = () => {
    setAsked(options);
    setStopped(false);
  };
  const ask = (
    <span className="flex gap-2">
      {asked && !isStopped && <StopLevels fileId={file.id} onStop={stop} />}
      {(!asked || isOld || isStopped) && (
        <Button onClick={look}>{t(asked ? 'compress.tryAgain' : 'compress.tryLevels')}</Button>
      )}
    </span>
  );
  return (
    <>
      {asked && (
        <div className="mb-4">
          <CompareView
            file={file}
            // Its first page is made with the level, whose row says how far it is.
            percent={page === 1 ? undefined : shown.percent}
            page={page}
            pages={file.page_count ?? 1}
            onPage={setPage}
            before={isMaking ? undefined : shown.data?.before}
            after={isMaking ? undefined : shown.data?.after}
            beforeSize={formatBytes(file.size)}
            afterName={t(`compress.levels.${level}`)}
            afterSize={shown.data ? formatBytes(shown.data.bytes) : ''}
            spot={shown.data?.worst ?? undefined}
            problem={isStopped && !shown.data ? tStages('candidates.stoppedText') : undefined}
          />
        </div>
      )}
      <Card className="mb-4 pb-3">
        <CardHeader
          title={t('compress.tried')}
          lede={isOld ? t('compress.outdated') : t('compress.tryText')}
          action={ask}
        />
        {asked && (
          <Table className="mt-2">
            <thead>
              <tr>
                <HeadCell>{t('compress.levelHead')}</HeadCell>
                <HeadCell numeric>{t('compress.sizeHead')}</HeadCell>
                <HeadCell numeric>{t('compress.savedHead')}</HeadCell>
                <HeadCell numeric>{t('compress.likeHead')}</HeadCell>
                <HeadCell>{t('compress.worstHead')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {tried.map((one) => (
                <LevelRow
                  key={one}
                  fileId={file.id}
                  options={{ ...asked, compressionLevel: one }}
                  isSelected={one === level}
                  isStopped={isStopped}
                  onLevel={onLevel}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      {!asked && children}
    </>
  );
}

/** Apart from the level, of which each has its own row. */
function isSame(one: CompressOptions, other: CompressOptions): boolean {
  return (
    JSON.stringify({ ...one, compressionLevel: '' }) === JSON.stringify({ ...other, compressionLevel: '' })
  );
}
