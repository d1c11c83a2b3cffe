import type { InstanceDay } from '@sheaf/api/features/admin/admin.schema.ts';

export const seriesNames = ['operations', 'growth', 'storage', 'failures'] as const;
export type SeriesName = (typeof seriesNames)[number];

/** What stands on each other in a day's bar, from the bottom. */
export function partsOf(name: SeriesName, day: InstanceDay): number[] {
  if (name === 'operations') return [day.tools, day.ai, day.filing];
  if (name === 'growth') return [day.users];
  return [name === 'storage' ? day.bytes : day.failed];
}

/** A round number at or above the largest value, that can be halved: the top of the scale. */
export function scaleTop(most: number, isBytes: boolean): number {
  const unit = isBytes ? 1024 ** Math.floor(Math.log(Math.max(1, most)) / Math.log(1024)) : 1;
  const value = Math.max(most / unit, isBytes ? 1 : 2);
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 10].find((each) => each * power >= value) ?? 10;
  return step * power * unit;
}

/** Where lines are drawn, from the top: without a bar there is nothing to measure, and none runs through the words. */
export function scaleLines(most: number, top: number): number[] {
  return most === 0 ? [0] : [top, top / 2, 0];
}
