import type { CompressOptions, CompressionLevel } from '@sheaf/pdf-core/options';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card, CardHeader } from '../../../components/card.tsx';
import { Note } from '../../../components/note.tsx';
import { Cell, HeadCell, Row, Table } from '../../../components/table.tsx';
import type { StoredFile } from '../../files/item.ts';
import { CompareView } from './compare-view.tsx';
import { toPicture } from './use-compress-preview.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { formatBytes, formatFixed } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';

interface CompressLevelsProps {
  file: StoredFile;
  options: CompressOptions;
  onLevel: (level: CompressionLevel) => void;
  /** The pages, until there is something to compare. */
  children: ReactNode;
}

/** Fine enough for the page at the width of the view on a dense screen. */
const WIDTH = 1200;

/** What each level truly gives, made when it is asked for: it is as much work as compressing. */
export function CompressLevels({ file, options, onLevel, children }: CompressLevelsProps) {
  const t = useMessages(fileToolsMessages);
  const errors = useTranslated(errorWords);
  const [page, setPage] = useState(1);
  const preview = useMutation(trpc.pdfTools.advancedCompressPreview.mutationOptions());
  const { data, isPending } = preview;
  const look = (next: number) => {
    setPage(next);
    preview.mutate({ fileId: file.id, options, page: next, width: WIDTH });
  };
  const chosen = data?.candidates.find(
    ({ compressionLevel }) => compressionLevel === options.compressionLevel,
  );
  const isOld = preview.variables && !isSame(preview.variables.options, options);
  const ask = (
    <Button busy={isPending} onClick={() => look(page)}>
      {isPending ? t('compress.trying') : data ? t('compress.tryAgain') : t('compress.tryLevels')}
    </Button>
  );
  const isComparing = isPending || data !== undefined;
  return (
    <>
      {isComparing && (
        <div className="mb-4">
          <CompareView
            page={page}
            pages={file.page_count ?? 1}
            onPage={look}
            before={isPending || !data ? undefined : toPicture(data.before ?? '')}
            after={isPending || !chosen ? undefined : toPicture(chosen.picture ?? '')}
            beforeSize={formatBytes(file.size)}
            afterName={t(`compress.levels.${options.compressionLevel}`)}
            afterSize={chosen ? formatBytes(chosen.bytes) : ''}
            problem={
              data && !chosen
                ? t('compress.notTried', { level: t(`compress.levels.${options.compressionLevel}`) })
                : undefined
            }
          />
        </div>
      )}
      <Card className="mb-4 pb-3">
        <CardHeader
          title={t('compress.tried')}
          lede={data && isOld ? t('compress.outdated') : t('compress.tryText')}
          action={ask}
        />
        {preview.error && (
          <div className="px-5 pt-2">
            <Note kind="bad" fact={describeError(readApiError(preview.error), errors)} />
          </div>
        )}
        {data && (
          <Table className="mt-2">
            <thead>
              <tr>
                <HeadCell>{t('compress.levelHead')}</HeadCell>
                <HeadCell numeric>{t('compress.sizeHead')}</HeadCell>
                <HeadCell numeric>{t('compress.savedHead')}</HeadCell>
                <HeadCell numeric>{t('compress.likeHead')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.candidates.map(({ compressionLevel, bytes, compressionRatio, similarity }) => {
                const level = compressionLevel as CompressionLevel;
                return (
                  <Row key={level} selected={level === options.compressionLevel}>
                    <Cell>
                      <Button look="bare" size="small" onClick={() => onLevel(level)}>
                        {t(`compress.levels.${level}`)}
                      </Button>
                    </Cell>
                    <Cell numeric>{formatBytes(bytes)}</Cell>
                    <Cell numeric>{formatFixed(compressionRatio, 2)} %</Cell>
                    <Cell numeric>{formatFixed(similarity, 3)}</Cell>
                  </Row>
                );
              })}
            </tbody>
          </Table>
        )}
      </Card>
      {!isComparing && children}
    </>
  );
}

/** Apart from the level, which the answer has all of. */
function isSame(one: Partial<CompressOptions> | undefined, other: CompressOptions): boolean {
  return (
    JSON.stringify({ ...one, compressionLevel: '' }) === JSON.stringify({ ...other, compressionLevel: '' })
  );
}
