import type { Fact } from './fact.ts';

/** Where and when it was signed, on any page: `Leipzig, den 17. April 2024`, `Fait à Nantes, le`, `Signed in store on`. */
export const SIGNED_ON =
  /(?:^|[\n.:]\s{0,4})(?:\p{Lu}[\p{L}./() -]{2,30}, (?:den|le|am|a)|(?:[Ss]igned|[Dd]one|[Ff]ait|[Hh]echo|[Ff]irmado|[Uu]nterzeichnet|[Uu]nterschrieben)(?!\p{L})[^.;\d]{0,70}(?:on|le|el|a|am|den))\s{1,3}$/u;

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
