import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { FILE_TYPES } from '../shared/files/file-kinds.ts';
import type { OpenedDocument } from '../shared/page/document.ts';
import { WithDocument } from '../shared/page/with-document.tsx';
import { WantedData } from '../shared/wanted-data.tsx';
import { compareMessages } from './compare.messages.ts';

interface WithPagesProps {
  file: StoredFile;
  skeleton: ReactNode;
  children: (document: OpenedDocument) => ReactNode;
}

/** The server makes a PDF of it, and its pages are shown. */
export function isPrinted({ type }: Pick<StoredFile, 'type'>): boolean {
  return FILE_TYPES.source.includes(type);
}

/** Reads the page sizes of a file of either kind, and shows why it has none. */
export function WithPages(props: WithPagesProps) {
  return isPrinted(props.file) ? <WithPrint {...props} /> : <WithDocument {...props} />;
}

function WithPrint({ file, skeleton, children }: WithPagesProps) {
  const t = useMessages(compareMessages);
  const query = useQuery(
    trpc.pdfTools.print.queryOptions(
      { id: file.id, version: file.version },
      { staleTime: Infinity, retry: false },
    ),
  );
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }} skeleton={skeleton}>
      {({ pages }) => children({ file, pages, metadata: {} })}
    </WantedData>
  );
}
