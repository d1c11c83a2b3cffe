import type { Signs } from '@sheaf/passages';

export type Case = { signs: Signs; right: boolean };

const ROUNDS = 2000;
const RATE = 0.5;
const SHRINK = 0.01;
const NAMES = ['cosine', 'sentence', 'alike'] as const;

/** Logistic regression in which right and wrong passages count for as much together, however few the right ones are. */
export function fitSigns(cases: Case[]) {
  const rightOnes = cases.filter(({ right }) => right).length;
  const worth = { right: cases.length / 2 / rightOnes, wrong: cases.length / 2 / (cases.length - rightOnes) };
  const scales = NAMES.map((name) => {
    const mean = cases.reduce((sum, { signs }) => sum + signs[name], 0) / cases.length;
    const square = cases.reduce((sum, { signs }) => sum + (signs[name] - mean) ** 2, 0) / cases.length;
    return { mean, spread: Math.sqrt(square) || 1 };
  });
  const rows = cases.map(({ signs, right }) => ({
    right,
    values: NAMES.map((name, i) => (signs[name] - scales[i]!.mean) / scales[i]!.spread),
  }));
  const weights = NAMES.map(() => 0);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = NAMES.map(() => 0);
    let lift = 0;
    for (const { values, right } of rows) {
      const sum = values.reduce((total, value, i) => total + value * weights[i]!, constant);
      const miss = (1 / (1 + Math.exp(-sum)) - Number(right)) * (right ? worth.right : worth.wrong);
      values.forEach((value, i) => (slope[i]! += miss * value));
      lift += miss;
    }
    weights.forEach((_, i) => (weights[i]! -= RATE * (slope[i]! / rows.length + SHRINK * weights[i]!)));
    constant -= (RATE * lift) / rows.length;
  }
  const round = (value: number) => Math.round(value * 100) / 100;
  const own = weights.map((weight, i) => weight / scales[i]!.spread);
  return {
    constant: round(constant - own.reduce((sum, weight, i) => sum + weight * scales[i]!.mean, 0)),
    weights: Object.fromEntries(NAMES.map((name, i) => [name, round(own[i]!)])),
  };
}
