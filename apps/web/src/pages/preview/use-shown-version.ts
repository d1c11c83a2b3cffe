import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '../../features/files/item.ts';
import { trpc } from '../../lib/api/trpc.ts';

type Change = (changes: Record<string, string | null>) => void;

/** The version that the address names, and whether the panel of versions is open. */
export function useShownVersion(file: StoredFile | undefined, search: URLSearchParams, change: Change) {
  const wanted = Number(search.get('version'));
  const isOpen = search.get('versions') !== null;
  const { data } = useQuery({
    ...trpc.versions.list.queryOptions({ id: file?.id ?? '' }),
    enabled: file !== undefined && wanted > 0,
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<number | null>(null);
  if (file && opened === null) setOpened(file.version);
  const earlier = data?.versions.find(({ number, current }) => number === wanted && !current);
  return {
    isOpen,
    isEarlier: earlier !== undefined,
    /** The file as it was in that version; its text is that of the current one, and is left out. */
    viewed: file && earlier ? asItWas(file, earlier) : file,
    /** Nothing was saved over it since the page was opened. */
    isAsOpened: !earlier && file?.version === opened,
    open: () => change({ assistant: null, versions: 'open' }),
    close: () => change({ versions: null, version: null }),
    view: (number: number | null) => change({ version: number === null ? null : String(number) }),
  };
}

function asItWas<File extends StoredFile>(
  file: File,
  { number, size, page_count }: { number: number; size: number; page_count: number | null },
): File {
  return { ...file, version: number, size, page_count, page_size: null, has_ocr: false };
}
