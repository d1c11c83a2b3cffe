import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import { ChosenPageGrid } from '../shared/page/chosen-page-grid.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { ChosenPicture, type PictureChoice } from './chosen-picture.tsx';
import { PictureOverlay } from './picture-overlay.tsx';

export default onDocument(StampPictureTool, 'page');

/** The picture is seen on the pages first. */
function StampPictureTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  const [picture, setPicture] = useState<PictureChoice | null>(null);
  return (
    <FormTool
      tool="stamp-picture"
      file={document.file}
      document={document}
      missing={() => (picture ? null : t('stamp-picture.none'))}
      own={{
        options: picture ? { picture: picture.data } : {},
        controls: <ChosenPicture picture={picture} onPicture={setPicture} />,
        onReset: () => setPicture(null),
      }}
      {...rest}
    >
      {({ pages, place, width, margin, opacity, layer }) => {
        const look = {
          place: String(place),
          width: Number(width),
          margin: Number(margin),
          opacity: Number(opacity),
          isUnder: layer === 'under',
        };
        return (
          <ChosenPageGrid
            document={document}
            chosen={pages}
            renderOver={(page) => picture && <PictureOverlay picture={picture} look={look} page={page} />}
          />
        );
      }}
    </FormTool>
  );
}
