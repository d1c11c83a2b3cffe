import type { PageSize } from '../page/page-geometry.ts';

/** A page on its way into a new document. */
export interface BoardPage {
  /** Its own, however often the page is there. */
  key: string;
  /** Null: an empty page. */
  fileId: string | null;
  /** Of that file, counted from 1. */
  page: number;
  /** Degrees it is turned by, clockwise. */
  rotate: number;
  size: PageSize;
}

/** As the tools take them: files by their place, from 1. */
export function toRequest(pages: readonly BoardPage[], fileIds: readonly string[]) {
  const places = new Map(fileIds.map((id, index) => [id, index + 1]));
  return pages.map(({ fileId, page, rotate, size }) =>
    fileId === null
      ? { blank: { width: size.width, height: size.height }, rotate }
      : { file: places.get(fileId) ?? 1, page, rotate },
  );
}

export function turn<Page extends { rotate: number }>(page: Page, by: number): Page {
  return { ...page, rotate: (page.rotate + by + 360) % 360 };
}

/** Whether they are the same pages in the same order, turned the same way. */
export function areSame(some: readonly BoardPage[], others: readonly BoardPage[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, rotate }, index) => key === others[index]?.key && rotate === others[index].rotate)
  );
}

/** The chosen ones, in their order, before the page now at `gap`. */
export function moveTo(pages: readonly BoardPage[], chosen: ReadonlySet<string>, gap: number): BoardPage[] {
  const isChosen = ({ key }: BoardPage) => chosen.has(key);
  const isOther = (page: BoardPage) => !isChosen(page);
  return [
    ...pages.slice(0, gap).filter(isOther),
    ...pages.filter(isChosen),
    ...pages.slice(gap).filter(isOther),
  ];
}
