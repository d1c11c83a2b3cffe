import { documentWords, type HeadersFootersOptions } from '@sheaf/pdf-core/options';
import { FormTool } from '../shared/form/form-tool.tsx';
import { ChosenPageGrid } from '../shared/page/chosen-page-grid.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { WordsOverlay } from './words-overlay.tsx';

export default onDocument(HeadersFootersTool, 'page');

/** The words are seen on the pages while they are typed. */
function HeadersFootersTool({ document, ...rest }: DocumentToolProps) {
  const { file, pages } = document;
  return (
    <FormTool tool="headers-footers" file={file} document={document} {...rest}>
      {(options) => {
        const look = options as HeadersFootersOptions;
        const words = documentWords(file.filename, look.start + pages.length - 1);
        return (
          <ChosenPageGrid
            document={document}
            chosen={look.pages}
            renderOver={(page, index) => (
              <WordsOverlay page={page} look={look} words={{ ...words, page: String(look.start + index) }} />
            )}
          />
        );
      }}
    </FormTool>
  );
}
