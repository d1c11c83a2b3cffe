import { usedPercent } from '../../components/meter.tsx';
import { useLimits } from './use-limits.ts';

/** From here on the meter is red. */
const CRITICAL_PERCENT = 90;

/** Limits of the plan of which next to nothing is left. */
export function useNearLimits() {
  return useLimits().filter(({ used, limit }) => limit > 0 && usedPercent(used, limit) >= CRITICAL_PERCENT);
}
