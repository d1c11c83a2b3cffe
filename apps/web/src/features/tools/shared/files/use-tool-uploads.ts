import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../../lib/page/toast.ts';
import type { StoredFile } from '../../../files/item.ts';
import type { UploadItem } from '../../../files/upload/upload-item.ts';
import { uploadMessages } from '../../../files/upload/upload.messages.ts';
import type * as uploadsStore from '../../../files/upload/uploads-store.ts';
import { useUploads } from '../../../files/upload/uploads-state.ts';
import { useUploadWords } from '../../../files/upload/use-upload-words.ts';
import { useStats } from '../../../usage/use-stats.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { reportUnfetched } from '../../../../lib/messages/report-unfetched.ts';

/** Fetched with the first file: most people use a file that they have. */
type Store = typeof uploadsStore;

/** Until the plan is known, what every plan allows. The server asks again in any case. */
const SMALLEST_LIMIT = 10 * 1024 * 1024;

/** New files become the member's files and go straight into the tool, in the order they were added. */
export function useToolUploads(onStored: (files: StoredFile[]) => void): {
  items: UploadItem[];
  send: (files: readonly File[]) => void;
} {
  const t = useMessages(uploadMessages);
  const { describe, refusal } = useUploadWords();
  const maxSize = useStats().data?.maxFileSize ?? SMALLEST_LIMIT;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { items: all } = useUploads();
  const items = all.filter(({ id }) => ids.has(id));
  const store = useRef<Store>(undefined);
  const tell = useRef(onStored);
  useEffect(() => {
    tell.current = onStored;
  });

  const own = useRef(ids);
  useEffect(() => {
    own.current = ids;
  }, [ids]);
  useEffect(() => () => store.current?.handToTray(own.current), []);

  const isOver = ids.size > 0 && items.every(({ status }) => status === 'success' || status === 'error');
  useEffect(() => {
    if (!isOver) return;
    for (const { id, name, errors } of items) {
      for (const error of errors)
        if (error.kind === 'server') toast.error(t('failed', { message: describe(error, name) }));
      store.current?.removeUpload(id);
    }
    setIds(new Set());
    tell.current(items.flatMap(({ stored }) => stored ?? []));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the last of them has ended
  }, [isOver]);

  async function send(files: readonly File[]): Promise<void> {
    const uploads = await import('../../../files/upload/uploads-store.ts').catch(reportUnfetched);
    if (!uploads) return;
    store.current = uploads;
    const added = uploads.addUploads(files, null, maxSize, true);
    const refused = added.filter(({ status }) => status === 'error');
    for (const { id, name, errors } of refused) {
      toast.error(refusal(name, errors[0]) ?? t('noneValid'));
      uploads.removeUpload(id);
    }
    const taken = added.filter((item) => !refused.includes(item));
    setIds((was) => new Set([...was, ...taken.map(({ id }) => id)]));
    if (taken.length > 0) uploads.startUploads();
  }

  return { items, send: (files) => void send(files) };
}
