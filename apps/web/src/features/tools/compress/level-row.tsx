import type { CompressOptions, CompressionLevel } from '@sheaf/pdf-core/options';
import { useIsFetching } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Cell, Row } from '../../../components/table.tsx';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { formatBytes, formatFixed } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';
import { useCompressPreview } from './use-compress-preview.ts';
import { WorstRegion, WorstWords } from './worst-region.tsx';

interface LevelRowProps {
  fileId: string;
  options: CompressOptions;
  isSelected: boolean;
  isStopped: boolean;
  onLevel: (level: CompressionLevel) => void;
}

/** One level: how far it is, and then what it gives. */
export function LevelRow({ fileId, options, isSelected, isStopped, onLevel }: LevelRowProps) {
  const t = useMessages(fileToolsMessages);
  const tStages = useMessages(pdfToolsMessages);
  const errors = useTranslated(errorWords);
  const { data, error, percent } = useCompressPreview(fileId, { options }, 1, !isStopped);
  const level = options.compressionLevel;
  return (
    <Row selected={isSelected}>
      <Cell>
        <Button look="bare" size="small" onClick={() => onLevel(level)}>
          {t(`compress.levels.${level}`)}
        </Button>
        {error && (
          <span className="block text-12 text-danger-ink">{describeError(readApiError(error), errors)}</span>
        )}
      </Cell>
      <Cell numeric>
        {data ? formatBytes(data.bytes) : !error && !isStopped && tStages('candidates.percent', { percent })}
      </Cell>
      <Cell numeric>{data && `${formatFixed(data.percentSaved, 2)} %`}</Cell>
      <Cell numeric>{data && formatFixed(data.similarity, 3)}</Cell>
      <Cell>
        <span className="flex items-center gap-2">
          <WorstRegion isRow made={data} isFailed={error !== null || isStopped} />
          {data && <WorstWords made={data} />}
        </span>
      </Cell>
    </Row>
  );
}

/** There while a level is being made. */
export function StopLevels({ fileId, onStop }: { fileId: string; onStop: () => void }) {
  const t = useMessages(pdfToolsMessages);
  const making = useIsFetching({ queryKey: ['compress-preview', fileId] });
  return making > 0 && <Button onClick={onStop}>{t('candidates.stop')}</Button>;
}
