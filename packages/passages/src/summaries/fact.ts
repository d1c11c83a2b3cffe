import type { FactName } from './fact-names.ts';
import type { FactKind } from './key-facts.ts';

type Place = { page: number; from: number; to: number };
/** One fact: how it is typed, what it is of (`name`, or `label` in the document's words), and what is written. `date`: the day, where it is certain. */
export type Fact = {
  kind: FactKind | 'number' | 'text';
  name?: FactName;
  label?: string;
  text: string;
  date?: string;
  places: Place[];
};
