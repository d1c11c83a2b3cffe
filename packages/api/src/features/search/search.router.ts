import { memberProcedure, router } from '../../trpc.ts';
import { searchAnswer, searchInput } from './search.schema.ts';
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
});
