import { useQuery } from '@tanstack/react-query';
import { withToken } from '../../../../lib/api/rest-call.ts';
import { inTurn } from '../../../files/picture-turns.ts';
import { abortWhileScrolling, scrollRest } from '../../../files/scroll-rest.ts';
import { isUndrawable, NO_PICTURE } from '../../../files/use-thumbnail.ts';

/** As wide as they are kept: a tile, a card on a dense screen, a page to look at. */
export type PictureWidth = 240 | 480 | 960;

const TRIES = 8;
const AGAIN_MS = 1200;

export interface PictureLook {
  /** An earlier one; absent: the current version. */
  version?: number | undefined;
  /** Without the white of its paper. */
  isClear?: boolean;
  /** Of a file that is no PDF: a page of the PDF that the server makes of it. */
  isPrint?: boolean;
}

/** A page as a picture's address; null while it has not been drawn, and for files without pages; NO_PICTURE where it cannot be. */
export function usePagePicture(
  fileId: string,
  page: number,
  width: PictureWidth,
  isWanted = true,
  { version, isClear = false, isPrint = false }: PictureLook = {},
): string | null {
  const { data = null } = useQuery({
    queryKey: ['page-picture', fileId, page, width, version, isClear, isPrint],
    // Scrolled past before it came, it is not waited for: those in sight come first.
    queryFn: ({ signal }) => fetchPicture(fileId, { page, width, version, isClear, isPrint }, signal),
    enabled: isWanted,
    retry: TRIES,
    retryDelay: AGAIN_MS,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return data;
}

interface Picture extends PictureLook {
  page: number;
  width: PictureWidth;
}

/** An image element could not carry the member's token. */
async function fetchPicture(
  fileId: string,
  { page, width, version, isClear, isPrint }: Picture,
  signal: AbortSignal,
): Promise<string> {
  const of = version === undefined ? '' : `&version=${version}`;
  const on = isClear ? '&paper=clear' : '';
  const print = isPrint ? '&print=true' : '';
  const path = `/api/files/${fileId}/thumbnail?page=${page}&width=${width}${on}${of}${print}`;
  await scrollRest(signal);
  const cut = abortWhileScrolling(signal);
  const answer = await inTurn(signal, () => withToken((headers) => fetch(path, { headers, signal: cut })));
  if (isUndrawable(answer)) return NO_PICTURE;
  // Just uploaded, and not read yet; or many ask at once.
  if (answer.status !== 200) throw new Error(`no picture yet: ${answer.status}`);
  const picture = await answer.blob();
  // Scrolled past meanwhile: nobody would revoke its address.
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}
