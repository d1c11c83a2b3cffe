import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { FormTool } from '../shared/form/form-tool.tsx';
import { chosenPages } from '../shared/page/chosen-pages.ts';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { PageGrid } from '../shared/page/page-grid.tsx';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { ChosenPicture, type PictureChoice } from './chosen-picture.tsx';
import { PictureOverlay } from './picture-overlay.tsx';

export default onDocument(StampPictureTool, 'page');

/** The picture is seen on the pages first. */
function StampPictureTool({ document, ...rest }: DocumentToolProps) {
  const t = useMessages(toolOptionMessages);
  const [picture, setPicture] = useState<PictureChoice | null>(null);
  const { file, pages } = document;
  return (
    <FormTool
      tool="stamp-picture"
      file={file}
      document={document}
      missing={() => (picture ? null : t('stamp-picture.none'))}
      own={{
        options: picture ? { picture: picture.data } : {},
        controls: <ChosenPicture picture={picture} onPicture={setPicture} />,
        onReset: () => setPicture(null),
      }}
      {...rest}
    >
      {({ pages: named, place, width, margin, opacity, layer }) => {
        const chosen = chosenPages(named, pages.length);
        const look = {
          place: String(place),
          width: Number(width),
          margin: Number(margin),
          opacity: Number(opacity),
          isUnder: layer === 'under',
        };
        return (
          <PageGrid
            document={document}
            renderOver={(index) => {
              const page = pages[index];
              return (
                page &&
                picture &&
                chosen.has(index) && <PictureOverlay picture={picture} look={look} page={page} />
              );
            }}
          />
        );
      }}
    </FormTool>
  );
}
