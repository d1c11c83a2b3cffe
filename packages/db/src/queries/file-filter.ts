/** Which files a list has, and how it is sorted. */
export type FileFilter = {
  search?: string;
  ids?: string[];
  /** MIME types, any of them. */
  types?: readonly string[];
  tag?: string;
  /** Only what the assistant has worked on. */
  enhanced?: boolean;
  /** Null is the root; absent is every folder. */
  folder_id?: string | null;
  /** `match`: what is called so before what only says so, and then by date. */
  sort: 'name' | 'date' | 'modified' | 'size' | 'type' | 'match';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
};
