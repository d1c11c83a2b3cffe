import type { Fact } from './fact.ts';

/** A contract has the day that it was made on, and one from which it is in force; others are of what it speaks of, or of those who have signed. */
export function keepFirstDates(facts: Fact[]): Fact[] {
  const later = (['date', 'start'] as const).flatMap((name) => {
    const dates = facts.filter((fact) => fact.name === name && fact.kind === 'date' && !fact.label);
    return dates.toSorted(byPlace).slice(1);
  });
  return facts.filter((fact) => !later.includes(fact));
}

const byPlace = ({ places: [one] }: Fact, { places: [other] }: Fact) =>
  one!.page - other!.page || one!.from - other!.from;
