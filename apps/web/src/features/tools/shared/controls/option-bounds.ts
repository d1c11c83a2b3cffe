export interface OptionBounds {
  min: number;
  max: number;
  step: number;
}

/** Steps of a tenth add up to 0.30000000000000004. */
export function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(4));
}
