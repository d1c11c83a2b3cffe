import { Counter, Histogram, type Registry } from 'prom-client';
import type { ClosablePassages } from './passages.ts';

/** The same engine of answers, with how long it takes and how it answers. */
export function measurePassages(engine: ClosablePassages, registry: Registry): ClosablePassages {
  const registers = [registry];
  const duration = new Histogram({
    name: 'sheaf_passages_duration_seconds',
    help: 'How long the engine of answers took, by what it was asked for.',
    labelNames: ['call'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60],
    registers,
  });
  const failures = new Counter({
    name: 'sheaf_passages_failures_total',
    help: 'Calls of the engine of answers that failed.',
    labelNames: ['call'],
    registers,
  });
  const answers = new Counter({
    name: 'sheaf_answers_total',
    help: 'Questions that were answered, by outcome and engine.',
    labelNames: ['outcome', 'engine'],
    registers,
  });

  function timed<Input extends unknown[], Output>(call: string, ask: (...input: Input) => Promise<Output>) {
    return async (...input: Input): Promise<Output> => {
      const stop = duration.startTimer({ call });
      try {
        const output = await ask(...input);
        stop();
        return output;
      } catch (error) {
        failures.inc({ call });
        throw error;
      }
    };
  }

  const answer = timed('answer', engine.answer);
  return {
    ...engine,
    cut: timed('cut', engine.cut),
    async answer(...question) {
      const found = await answer(...question);
      answers.inc({ outcome: found.outcome, engine: found.engine });
      return found;
    },
    summarise: timed('summarise', engine.summarise),
    listFacts: timed('list-facts', engine.listFacts),
    locate: timed('locate', engine.locate),
    quote: timed('quote', engine.quote),
  };
}
