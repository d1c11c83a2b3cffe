import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { ReactNode } from 'react';
import type { PageSize } from './page-geometry.ts';

/** A chosen document whose pages are known. */
export interface OpenedDocument {
  file: StoredFile;
  pages: PageSize[];
  /** Its own properties. */
  metadata: { title?: string; author?: string; subject?: string; keywords?: string };
}

interface CommonProps {
  /** The chosen document, and the way to another. */
  aside: ReactNode;
  onAnew: () => void;
}
export interface DocumentToolProps extends CommonProps {
  document: OpenedDocument;
}
export interface FileToolProps extends CommonProps {
  file: StoredFile;
}
export interface FilesToolProps {
  files: StoredFile[];
  onFiles: (files: StoredFile[]) => void;
  onAdd: () => void;
  onAnew: () => void;
}
/** What the page gives to any tool, which takes of it what it needs. */
export type ToolProps = FileToolProps & FilesToolProps;
