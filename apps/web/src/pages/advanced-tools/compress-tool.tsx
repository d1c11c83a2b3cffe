import { compressOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { SegmentOption, SliderOption } from '../../features/pdf-tools/options/option-controls.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { formatBytes, formatFixed } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { CompressLevels } from './compress-levels.tsx';
import { fileToolsTexts } from './file-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const { shape } = compressOptions;
const usual = compressOptions.parse({});

export default function CompressTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(fileToolsTexts).compress;
  const [options, setOptions] = useState(usual);
  const change = (next: Partial<typeof usual>) => setOptions({ ...options, ...next });
  const { file } = document;
  return (
    <ToolFrame
      tool="compress"
      action="advanced-compress"
      usualName="advanced-compressed"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(formatBytes(file.size))}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={(request) => api.pdfTools.advancedCompress.mutate({ fileId: file.id, options, ...request })}
      facts={({ compressionStats: { originalSize, compressedSize, compressionRatio } }) =>
        `${texts.from(formatBytes(originalSize), formatBytes(compressedSize))} ${texts.saves(formatFixed(compressionRatio, 2))}.`
      }
      options={
        <>
          <OptionBlock>
            <SegmentOption
              label={texts.level}
              schema={shape.compressionLevel}
              words={texts.levels}
              value={options.compressionLevel}
              onChange={(compressionLevel) => change({ compressionLevel })}
            />
          </OptionBlock>
          <OptionBlock title={texts.images}>
            <SliderOption
              label={texts.quality}
              schema={shape.imageQuality}
              value={options.imageQuality}
              onChange={(imageQuality) => change({ imageQuality })}
            />
          </OptionBlock>
          <SwitchOption
            label={texts.optimize}
            value={options.optimizeImages}
            onChange={(optimizeImages) => change({ optimizeImages })}
          />
          <SwitchOption
            label={texts.downsample}
            value={options.downsampleImages}
            onChange={(downsampleImages) => change({ downsampleImages })}
          >
            <SliderOption
              label={texts.dpi}
              schema={shape.maxImageDPI}
              value={options.maxImageDPI}
              onChange={(maxImageDPI) => change({ maxImageDPI })}
            />
          </SwitchOption>
          <SwitchOption
            label={texts.gray}
            value={options.convertToGrayscale}
            onChange={(convertToGrayscale) => change({ convertToGrayscale })}
          />
          <OptionBlock title={texts.remove}>
            <div className="-my-2.5 divide-y divide-line">
              <SwitchOption
                label={texts.metadata}
                value={options.removeMetadata}
                onChange={(removeMetadata) => change({ removeMetadata })}
              />
              <SwitchOption
                label={texts.annotations}
                value={options.removeAnnotations}
                onChange={(removeAnnotations) => change({ removeAnnotations })}
              />
              <SwitchOption
                label={texts.bookmarks}
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
        options={options}
        onLevel={(compressionLevel) => change({ compressionLevel })}
      >
        <PageWall document={document} />
      </CompressLevels>
    </ToolFrame>
  );
}
