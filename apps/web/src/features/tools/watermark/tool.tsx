import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { WatermarkOverlay } from '../shared/stamp/stamp-overlay.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';

export default onDocument(WatermarkTool, 'page');

/** The words are seen on the pages first. */
function WatermarkTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  return (
    <FormTool
      tool="watermark"
      file={document.file}
      document={document}
      missing={({ text }) => (String(text).trim() ? null : t('watermark.missing'))}
      {...rest}
    >
      {({ text, opacity, rotation, color }) => {
        const look = {
          text: String(text),
          opacity: Number(opacity),
          rotation: Number(rotation),
          color: String(color),
        };
        return (
          <PageGrid
            document={document}
            renderOver={(index) => {
              const page = document.pages[index];
              return page && <WatermarkOverlay look={look} page={page} />;
            }}
          />
        );
      }}
    </FormTool>
  );
}
