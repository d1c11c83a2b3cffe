import type { ToolReport } from '@sheaf/pdf-core/tools';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OptionBlock } from '../shared/controls/option-fields.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { NumberInput } from '../shared/controls/number-option.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { SegmentOption } from '../shared/controls/segment-option.tsx';
import { SliderOption } from '../shared/controls/slider-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { formatBytes, formatTenth } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { api } from '../../../lib/api/trpc.ts';
import { bounds, choices, usual } from './compress.form.ts';
import { findPreviewId, stopPreviews } from './use-compress-preview.ts';
import { CompressLevels } from './compress-levels.tsx';
import { fileToolsMessages } from '../shared/file-tools.messages.ts';
import { callTool } from '../shared/form/call-tool.ts';
import { ToolFrame } from '../shared/run/tool-frame.tsx';

const USUAL_KB = 1024;
const KB_BOUNDS = { min: 10, max: 1024 * 1024, step: 1 };
const toBytes = (kb: number) => kb * 1024;

export default onDocument(CompressTool);

function CompressTool({ document, aside, onAnew }: DocumentToolProps) {
  const t = useMessages(fileToolsMessages);
  const [options, setOptions] = useState(usual);
  const change = (next: Partial<typeof usual>) => setOptions({ ...options, ...next });
  const { file } = document;
  const client = useQueryClient();
  return (
    <ToolFrame
      tool="compress"
      action="advanced-compress"
      usualName="advanced-compressed"
      button={t('compress.button')}
      failed={(message) => t('compress.failed', { message })}
      summary={t('compress.summary', { size: formatBytes(file.size) })}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      file={file}
      send={async (request) => {
        if (request.as) {
          stopPreviews(client, file.id);
          const { report, ...made } = await callTool('compress', { fileIds: [file.id], options, ...request });
          return { ...made, compressionStats: report as ToolReport<'compress'> };
        }
        const previewId = options.targetBytes ? undefined : findPreviewId(client, file.id, { options });
        stopPreviews(client, file.id);
        return api.pdfTools.advancedCompress.mutate({ fileId: file.id, options, previewId, ...request });
      }}
      facts={({ compressionStats: { originalSize, compressedSize, compressionRatio } }) =>
        `${t('compress.from', { before: formatBytes(originalSize), after: formatBytes(compressedSize) })} ${t('compress.saves', { percent: formatTenth(compressionRatio) })}.`
      }
      options={
        <>
          <OptionBlock>
            <SegmentOption
              label={t('compress.level')}
              choices={choices.compressionLevel}
              words={t.record('compress.levels')}
              value={options.compressionLevel}
              onChange={(compressionLevel) => change({ compressionLevel })}
            />
          </OptionBlock>
          <OptionBlock title={t('compress.images')}>
            <SliderOption
              label={t('compress.quality')}
              bounds={bounds.imageQuality}
              value={options.imageQuality}
              onChange={(imageQuality) => change({ imageQuality })}
            />
          </OptionBlock>
          <SwitchOption
            label={t('compress.optimize')}
            value={options.optimizeImages}
            onChange={(optimizeImages) => change({ optimizeImages })}
          />
          <SwitchOption
            label={t('compress.downsample')}
            value={options.downsampleImages}
            onChange={(downsampleImages) => change({ downsampleImages })}
          >
            <SliderOption
              label={t('compress.dpi')}
              bounds={bounds.maxImageDPI}
              value={options.maxImageDPI}
              onChange={(maxImageDPI) => change({ maxImageDPI })}
            />
          </SwitchOption>
          <SwitchOption
            label={t('compress.layers')}
            hint={t('compress.layersHint', { level: t('compress.levels.low') })}
            value={options.layerScans}
            onChange={(layerScans) => change({ layerScans })}
          />
          <SwitchOption
            label={t('compress.gray')}
            value={options.convertToGrayscale}
            onChange={(convertToGrayscale) => change({ convertToGrayscale })}
          />
          <SwitchOption
            label={t('compress.target')}
            hint={options.targetBytes ? t('compress.targetHint') : ''}
            value={options.targetBytes !== undefined}
            onChange={(on) => change({ targetBytes: on ? toBytes(USUAL_KB) : undefined })}
          >
            <NumberInput
              label={t('compress.targetSize')}
              bounds={KB_BOUNDS}
              unit="KB"
              value={(options.targetBytes ?? 0) / 1024}
              onChange={(kb) => change({ targetBytes: toBytes(kb) })}
            />
          </SwitchOption>
          <OptionBlock title={t('compress.remove')}>
            <div className="-my-2.5 divide-y divide-line">
              <SwitchOption
                label={t('compress.metadata')}
                value={options.removeMetadata}
                onChange={(removeMetadata) => change({ removeMetadata })}
              />
              <SwitchOption
                label={t('compress.annotations')}
                value={options.removeAnnotations}
                onChange={(removeAnnotations) => change({ removeAnnotations })}
              />
              <SwitchOption
                label={t('compress.bookmarks')}
                value={options.removeBookmarks}
                onChange={(removeBookmarks) => change({ removeBookmarks })}
              />
            </div>
          </OptionBlock>
        </>
      }
    >
      <CompressLevels
        file={file}
        options={{ ...options, targetBytes: undefined }}
        onLevel={(compressionLevel) => change({ compressionLevel })}
      >
        <PageGrid document={document} />
      </CompressLevels>
    </ToolFrame>
  );
}
