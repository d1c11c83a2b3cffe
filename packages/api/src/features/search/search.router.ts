import { memberProcedure, router } from '../../trpc.ts';
import * as meaning from './search.meaning.service.ts';
import {
  meaningAnswer,
  meaningInput,
  placeAnswer,
  placeInput,
  searchAnswer,
  searchInput,
} from './search.schema.ts';
import { askLibraryInput, libraryAnswerSchema } from './search.library.schema.ts';
import { askLibrary } from './search.library.service.ts';
import * as search from './search.service.ts';

export const searchRouter = router({
  find: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/search',
        tags: ['Search'],
        summary: 'Files and folders, by name, tag and text, best first',
        protect: true,
      },
    })
    .input(searchInput)
    .output(searchAnswer)
    .query(({ ctx, input }) => search.find(ctx, input)),
  meaning: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/search/meaning',
        tags: ['Search'],
        summary: 'Passages that mean what is asked, in whatever words, nearest first',
        protect: true,
      },
    })
    .input(meaningInput)
    .output(meaningAnswer)
    .query(({ ctx, input }) => meaning.findByMeaning(ctx, input)),
  ask: memberProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/library/ask',
        tags: ['Search'],
        summary: 'Ask all files, or those of a folder: an answer per file, with its citation',
        protect: true,
      },
    })
    .input(askLibraryInput)
    .output(libraryAnswerSchema)
    .mutation(({ ctx, input }) => askLibrary(ctx, input)),
  place: memberProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/search/place',
        tags: ['Search'],
        summary: 'Where a quote stands on its page',
        protect: true,
      },
    })
    .input(placeInput)
    .output(placeAnswer)
    .query(({ ctx, input }) => meaning.placeQuote(ctx, input)),
});
