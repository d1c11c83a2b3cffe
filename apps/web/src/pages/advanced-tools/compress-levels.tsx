import type { CompressOptions, CompressionLevel } from '@sheaf/pdf-core/options';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { fileToolsTexts } from './file-tools.texts.ts';

interface CompressLevelsProps {
  fileId: string;
  options: CompressOptions;
  onLevel: (level: CompressionLevel) => void;
}

/** What each level truly gives, made when it is asked for: it is as much work as compressing. */
export function CompressLevels({ fileId, options, onLevel }: CompressLevelsProps) {
  const texts = useTexts(fileToolsTexts).compress;
  const errors = useTexts(apiErrorTexts);
  const preview = useMutation(trpc.pdfTools.advancedCompressPreview.mutationOptions());
  const isOld = preview.variables && !isSame(preview.variables.options, options);
  const ask = (
    <Button busy={preview.isPending} onClick={() => preview.mutate({ fileId, options })}>
      {preview.isPending ? texts.trying : preview.data ? texts.tryAgain : texts.tryLevels}
    </Button>
  );
  return (
    <Card className="mb-4 pb-3">
      <CardHeader
        title={texts.tried}
        lede={preview.data && isOld ? texts.outdated : texts.tryText}
        action={ask}
      />
      {preview.error && (
        <div className="px-5 pt-2">
          <Note kind="bad" fact={describeError(readApiError(preview.error), errors)} />
        </div>
      )}
      {preview.data && (
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
            {preview.data.candidates.map(({ compressionLevel, bytes, compressionRatio, similarity }) => {
              const level = compressionLevel as CompressionLevel;
              return (
                <Row key={level} selected={level === options.compressionLevel}>
                  <Cell>
                    <Button look="bare" size="small" onClick={() => onLevel(level)}>
                      {texts.levels[level]}
                    </Button>
                  </Cell>
                  <Cell numeric>{formatBytes(bytes)}</Cell>
                  <Cell numeric>{compressionRatio.toFixed(2)} %</Cell>
                  <Cell numeric>{similarity.toFixed(3)}</Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** Apart from the level, which the answer has all of. */
function isSame(one: Partial<CompressOptions> | undefined, other: CompressOptions): boolean {
  return (
    JSON.stringify({ ...one, compressionLevel: '' }) === JSON.stringify({ ...other, compressionLevel: '' })
  );
}
