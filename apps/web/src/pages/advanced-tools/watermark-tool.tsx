import { watermarkOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import { ColorField, OptionBlock } from '../../features/pdf-tools/advanced/controls/option-fields.tsx';
import { WatermarkFields } from '../../features/pdf-tools/advanced/controls/stamp-options.tsx';
import { stampTexts } from '../../features/pdf-tools/advanced/controls/stamp.texts.ts';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { WatermarkOverlay } from '../../features/pdf-tools/advanced/page/stamp-overlay.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { ToolFrame } from './tool-frame.tsx';

const { outputName: _name, ...usual } = watermarkOptions.parse({});

export default function WatermarkTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(stampTexts);
  const words = useTexts(advancedTexts);
  const [look, setLook] = useState(usual);
  const { file, pages } = document;
  return (
    <ToolFrame
      tool="watermark"
      action="watermark"
      usualName="watermarked-document"
      button={texts.addWatermark}
      done={texts.watermarked}
      failed={texts.watermarkFailed}
      summary={texts.summary(words.pages(pages.length))}
      missing={look.text.trim() ? null : texts.wordsMissing}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setLook(usual)}
      send={(request) => api.pdfTools.watermark.mutate({ fileId: file.id, ...look, ...request })}
      options={
        <OptionBlock>
          <WatermarkFields look={look} onChange={(change) => setLook({ ...look, ...change })} />
          <ColorField
            label={texts.color}
            value={look.color}
            onChange={(color) => setLook({ ...look, color })}
          />
        </OptionBlock>
      }
    >
      <PageWall
        document={document}
        renderOver={(index) => {
          const page = pages[index];
          return page && <WatermarkOverlay look={look} page={page} />;
        }}
      />
    </ToolFrame>
  );
}
