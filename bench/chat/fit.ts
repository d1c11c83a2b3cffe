import type { Evidence } from '@sheaf/passages';

export type Case = { evidence: Evidence; right: boolean };

const ROUNDS = 6000;
const RATE = 0.3;
const SHRINK = 0.003;

/** Logistic regression with shrunken weights, by gradient descent on all cases at once. */
export function fitCalibration(cases: Case[]): { constant: number; weights: Record<string, number> } {
  const names = Object.keys(cases[0]!.evidence) as (keyof Evidence)[];
  const weights = names.map(() => 0);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = names.map(() => 0);
    let lift = 0;
    for (const { evidence, right } of cases) {
      const sum = names.reduce((total, name, i) => total + weights[i]! * evidence[name], constant);
      const miss = 1 / (1 + Math.exp(-sum)) - Number(right);
      names.forEach((name, i) => (slope[i]! += miss * evidence[name]));
      lift += miss;
    }
    names.forEach((_, i) => (weights[i]! -= RATE * (slope[i]! / cases.length + SHRINK * weights[i]!)));
    constant -= (RATE * lift) / cases.length;
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    constant: round(constant),
    weights: Object.fromEntries(names.map((name, i) => [name, round(weights[i]!)])),
  };
}
