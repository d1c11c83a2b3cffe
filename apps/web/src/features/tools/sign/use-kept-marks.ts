import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { api, trpc } from '../../../lib/api/trpc.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import type { Mark } from './placed-marks.ts';
import { signMessages } from './sign.messages.ts';

export type PictureUse = 'signature' | 'initials';
/** A signature or initials to place; with an id it is kept for the next time. */
export type OfferedMark = { key: string; id?: string; use: PictureUse; mark: Mark & { image: string } };

export interface KeptMarks {
  marks: OfferedMark[];
  isPending: boolean;
  /** The mark as it is offered from now on; null where it could not be kept. */
  add: (use: PictureUse, image: string, isKept: boolean) => Promise<OfferedMark | null>;
  remove: (mark: OfferedMark) => Promise<void>;
}

/** The member's signatures and initials: those that are kept, and those of this page alone. */
export function useKeptMarks(): KeptMarks {
  const t = useMessages(signMessages);
  const errors = useTranslated(errorWords);
  const client = useQueryClient();
  const { data, isPending } = useQuery(trpc.signMarks.list.queryOptions());
  const [here, setHere] = useState<OfferedMark[]>([]);
  const kept = (data?.marks ?? []).map(({ id, kind, picture, width, height }) =>
    offer(id, kind, picture, width / height, id),
  );
  const refresh = () => client.invalidateQueries(trpc.signMarks.pathFilter());
  const fail = (error: unknown) => {
    toast.error(describeError(readApiError(error), errors));
    return null;
  };

  async function add(use: PictureUse, image: string, isKept: boolean): Promise<OfferedMark | null> {
    if (!isKept) {
      const mark = offer(crypto.randomUUID(), use, image, await measureRatio(image));
      setHere((marks) => [mark, ...marks]);
      return mark;
    }
    try {
      const { mark } = await api.signMarks.keep.mutate({ kind: use, picture: image });
      await refresh();
      return offer(mark.id, use, mark.picture, mark.width / mark.height, mark.id);
    } catch (error) {
      return fail(error);
    }
  }

  async function remove({ key, id, use, mark }: OfferedMark): Promise<void> {
    setHere((marks) => marks.filter((one) => one.key !== key));
    if (!id) return;
    try {
      await api.signMarks.remove.mutate({ id });
      await refresh();
      const onClick = () => void add(use, mark.image, true);
      toast.success(t('deleted', { use }), { action: { label: t('undo'), onClick } });
    } catch (error) {
      fail(error);
    }
  }

  return { marks: [...here, ...kept], isPending, add, remove };
}

function offer(key: string, use: PictureUse, image: string, ratio: number, id?: string): OfferedMark {
  return { key, use, mark: { use, image, ratio }, ...(id ? { id } : {}) };
}

async function measureRatio(image: string): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${image}`;
  await picture.decode();
  return picture.naturalWidth / picture.naturalHeight;
}
