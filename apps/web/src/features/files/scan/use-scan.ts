import { useEffect, useRef, useState } from 'react';
import type { Look } from './image/even-light.ts';
import { type Quad, WHOLE, turnQuad } from './image/quad.ts';
import { type MadePage, startScanWork } from './scan-work.ts';

export interface ScanPage {
  id: number;
  photo: Blob;
  /** Where the photo is shown from. */
  url: string;
  /** Null while the photo is being looked at. */
  corners: Quad | null;
  /** Width over height of the photo. */
  ratio: number;
  isFound: boolean;
  quarters: number;
  isWrong: boolean;
  made: (MadePage & { url: string; key: string }) | null;
}

/** A photo of more is not taken: it would not fit into the memory of a phone. */
export const MAX_PHOTO = 40 * 1024 * 1024;
export const MAX_PAGES = 100;

/** The pages of a scan: their photos, corners, and what they become, made one after the other. */
export function useScan() {
  const [pages, setPages] = useState<ScanPage[]>([]);
  const [current, setCurrent] = useState<number | null>(null);
  const [look, setLook] = useState<Look>('color');
  const [isEven, setEven] = useState(true);
  const work = useRef<ReturnType<typeof startScanWork> | null>(null);
  const count = useRef(0);
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  });
  useEffect(
    () => () => {
      work.current?.end();
      for (const page of latest.current) forget(page);
    },
    [],
  );
  const change = (id: number, changes: (page: ScanPage) => Partial<ScanPage>) =>
    setPages((was) => was.map((page) => (page.id === id ? { ...page, ...changes(page) } : page)));

  async function lookAt(id: number, photo: Blob): Promise<void> {
    work.current ??= startScanWork();
    const found = photo.size > MAX_PHOTO ? null : await work.current.find(photo);
    change(id, () =>
      found
        ? { corners: found.corners ?? WHOLE, isFound: found.corners !== null, ratio: found.ratio }
        : { isWrong: true },
    );
  }

  function addPhotos(photos: readonly Blob[]): void {
    const added = photos
      .slice(0, MAX_PAGES - pages.length)
      .map((photo) => newPage((count.current += 1), photo));
    if (added.length === 0) return;
    setPages((was) => [...was, ...added]);
    setCurrent(added[0]!.id);
    for (const { id, photo } of added) void lookAt(id, photo);
  }

  /** Another photo of the same page, in its place. */
  function retake(id: number, photo: Blob): void {
    const old = pages.find((page) => page.id === id);
    if (!old) return;
    forget(old);
    const next = newPage((count.current += 1), photo);
    setPages((was) => was.map((page) => (page.id === id ? next : page)));
    setCurrent(next.id);
    void lookAt(next.id, photo);
  }

  function remove(id: number): void {
    const at = pages.findIndex((page) => page.id === id);
    if (at < 0) return;
    forget(pages[at]!);
    const left = pages.filter((page) => page.id !== id);
    setPages(left);
    setCurrent(left[Math.min(at, left.length - 1)]?.id ?? null);
  }

  function move(id: number, by: -1 | 1): void {
    const from = pages.findIndex((page) => page.id === id);
    const to = from + by;
    if (from < 0 || !pages[to]) return;
    const moved = [...pages];
    [moved[from], moved[to]] = [moved[to]!, moved[from]!];
    setPages(moved);
  }

  const keyOf = ({ corners, quarters }: ScanPage) => JSON.stringify([corners, quarters, look, isEven]);
  const shown = pages.find(({ id }) => id === current);
  const isDue = (page: ScanPage) => page.corners !== null && !page.isWrong && page.made?.key !== keyOf(page);
  // The one that is looked at first.
  const due = shown && isDue(shown) ? shown : pages.find(isDue);
  const dueKey = due && `${due.id} ${keyOf(due)}`;
  useEffect(() => {
    if (!due?.corners || !work.current) return;
    const { id, photo, corners, quarters } = due;
    const key = keyOf(due);
    let isWanted = true;
    const make = work.current.make({ photo, corners: turnQuad(corners, quarters), look, isEven });
    const show = async () => {
      const made = await make;
      if (!isWanted) return;
      change(id, (page) => {
        if (page.made) URL.revokeObjectURL(page.made.url);
        return made ? { made: { ...made, key, url: URL.createObjectURL(made.jpeg) } } : { isWrong: true };
      });
    };
    void show();
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key has all that is made of it
  }, [dueKey]);

  const good = pages.filter(({ isWrong }) => !isWrong);
  return {
    pages,
    shown,
    look,
    isEven,
    setLook,
    setEven,
    show: setCurrent,
    addPhotos,
    retake,
    remove,
    move,
    turn: (id: number) => change(id, ({ quarters }) => ({ quarters: (quarters + 1) % 4 })),
    setCorners: (id: number, corners: Quad) => change(id, () => ({ corners, isFound: true })),
    isMaking: due !== undefined || good.some(({ corners }) => corners === null),
    /** In their order, when all of them are made. */
    made: due ? [] : good.flatMap(({ made }) => made ?? []),
  };
}

export type Scan = ReturnType<typeof useScan>;

function newPage(id: number, photo: Blob): ScanPage {
  const url = URL.createObjectURL(photo);
  return { id, photo, url, corners: null, ratio: 1, isFound: true, quarters: 0, isWrong: false, made: null };
}

function forget({ url, made }: ScanPage): void {
  URL.revokeObjectURL(url);
  if (made) URL.revokeObjectURL(made.url);
}
