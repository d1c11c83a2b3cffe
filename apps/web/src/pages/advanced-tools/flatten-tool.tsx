import { flattenOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import { advancedTexts } from '../../features/pdf-tools/advanced/advanced.texts.ts';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { PageWall } from '../../features/pdf-tools/advanced/page/page-wall.tsx';
import { SwitchOption } from '../../features/pdf-tools/options/switch-option.tsx';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { lockToolsTexts } from './lock-tools.texts.ts';
import { ToolFrame } from './tool-frame.tsx';

const { forms, annotations } = flattenOptions.parse({});
const usual = { forms, annotations };

export default function FlattenTool({ document, aside, onAnew }: DocumentToolProps) {
  const texts = useTexts(lockToolsTexts).flatten;
  const words = useTexts(advancedTexts);
  const [options, setOptions] = useState(usual);
  const { file, pages } = document;
  return (
    <ToolFrame
      tool="flatten"
      action="flatten"
      usualName="flattened"
      button={texts.button}
      done={texts.done}
      failed={texts.failed}
      summary={texts.summary(words.pages(pages.length))}
      missing={options.forms || options.annotations ? null : texts.missing}
      aside={aside}
      onAnew={onAnew}
      onReset={() => setOptions(usual)}
      send={(request) => api.pdfTools.flatten.mutate({ fileId: file.id, ...options, ...request })}
      options={
        <>
          <SwitchOption
            label={texts.forms}
            value={options.forms}
            onChange={(next) => setOptions({ ...options, forms: next })}
          />
          <SwitchOption
            label={texts.annotations}
            value={options.annotations}
            onChange={(next) => setOptions({ ...options, annotations: next })}
          />
        </>
      }
    >
      <PageWall document={document} />
    </ToolFrame>
  );
}
