import { setImmediate } from 'node:timers/promises';
import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import type { ToolContext } from '../tool.ts';
import { addFinds, findAcross, MOST_FINDS } from './find-words.ts';
import type { Search } from './make-search.ts';
import { listRuns, type SearchedPage, type SearchedRun, searchRun } from './search-run.ts';

/** Searches a run of pages in another thread; nothing if it has no room, or could not. */
export type SearchAside = (run: readonly number[]) => Promise<SearchedRun | undefined> | undefined;

type Searching = {
  document: PdfiumDocument;
  search: Search;
  context?: ToolContext | undefined;
  aside?: SearchAside | undefined;
};

/** What is found in the text of pages (counted from 0), by page. Which thread searches a run changes nothing in it. */
export async function searchDocument(
  pages: readonly number[],
  searching: Searching,
): Promise<Map<number, SearchedPage>> {
  const searched = new Map<number, SearchedPage>();
  let last: SearchedRun | undefined;
  for (const run of await searchRuns(listRuns(pages), pages.length, searching)) {
    for (const page of run.pages) searched.set(page.index, page);
    const [before, after] = [last?.pages.at(-1)?.index, run.pages[0]!.index];
    if (last && before === after - 1)
      for (const find of findAcross(before, last.end, run.start, searching.search))
        addFinds(searched.get(find.page)!.finds, [find]);
    last = run;
  }
  return searched;
}

async function searchRuns(
  runs: readonly number[][],
  total: number,
  { document, search, context, aside }: Searching,
): Promise<SearchedRun[]> {
  const searched: SearchedRun[] = [];
  const elsewhere: Promise<unknown>[] = [];
  const heard: { at: number; run: SearchedRun | undefined }[] = [];
  let done = 0;
  let finds = 0;
  const add = (at: number, run: SearchedRun) => {
    searched[at] = run;
    done += run.pages.length;
    finds += run.pages.reduce((sum, page) => sum + page.finds.length, 0);
    if (finds > MOST_FINDS) throw new PdfError('document_too_complex');
    context?.progress?.(done, total, 'page');
  };
  const searchHere = (at: number) => add(at, searchRun(document, runs[at]!, search, context));
  const addHeard = () => {
    for (const { at, run } of heard.splice(0))
      if (run) add(at, run);
      else searchHere(at);
  };
  for (let at = 0; at < runs.length; at++) {
    const run = aside?.(runs[at]!);
    if (run) elsewhere.push(run.then((made) => heard.push({ at, run: made })));
    else searchHere(at);
    if (!aside) continue;
    await setImmediate();
    addHeard();
  }
  await Promise.all(elsewhere);
  addHeard();
  return searched;
}
