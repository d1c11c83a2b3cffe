import type { CompressOptions, CompressionLevel } from '@sheaf/pdf-core/options';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import type { StoredFile } from '../../features/files/item.ts';
import { CompareView } from '../../features/pdf-tools/compare-view.tsx';
import { toPicture } from '../../features/pdf-tools/use-compress-preview.ts';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { formatBytes, formatFixed } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

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
  const texts = useTexts(fileToolsTexts).compress;
  const errors = useTexts(apiErrorTexts);
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
      {isPending ? texts.trying : data ? texts.tryAgain : texts.tryLevels}
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
            afterName={texts.levels[options.compressionLevel]}
            afterSize={chosen ? formatBytes(chosen.bytes) : ''}
            problem={data && !chosen ? texts.notTried(texts.levels[options.compressionLevel]) : undefined}
          />
        </div>
      )}
      <Card className="mb-4 pb-3">
        <CardHeader title={texts.tried} lede={data && isOld ? texts.outdated : texts.tryText} action={ask} />
        {preview.error && (
          <div className="px-5 pt-2">
            <Note kind="bad" fact={describeError(readApiError(preview.error), errors)} />
          </div>
        )}
        {data && (
          <Table className="mt-2">
            <thead>
              <tr>
                <HeadCell>{texts.levelHead}</HeadCell>
                <HeadCell numeric>{texts.sizeHead}</HeadCell>
                <HeadCell numeric>{texts.savedHead}</HeadCell>
                <HeadCell numeric>{texts.likeHead}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.candidates.map(({ compressionLevel, bytes, compressionRatio, similarity }) => {
                const level = compressionLevel as CompressionLevel;
                return (
                  <Row key={level} selected={level === options.compressionLevel}>
                    <Cell>
                      <Button look="bare" size="small" onClick={() => onLevel(level)}>
                        {texts.levels[level]}
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
