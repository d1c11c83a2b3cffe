import type { MeaningSearch } from '@sheaf/api/meaning';
import { Histogram, type Registry } from 'prom-client';

/** The same search by meaning, with how long it takes. */
export function measureMeaning<Search extends MeaningSearch>(search: Search, registry: Registry): Search {
  const duration = new Histogram({
    name: 'sheaf_meaning_duration_seconds',
    help: 'How long a search by meaning took, by whether it succeeded.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    ...search,
    async find(...asked) {
      const stop = duration.startTimer();
      try {
        const found = await search.find(...asked);
        stop({ outcome: 'found' });
        return found;
      } catch (error) {
        stop({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
