import type { Settings } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { InstanceSettings } from './auth.instance.schema.ts';
import { sellsPlans } from './auth.instance.service.ts';

type Asked = { isLocal: boolean; settings: Pick<Settings, 'demoAccounts'> };

/**
 * Whether visitors may try the product here. `local` is what nobody has set: then only on the machine itself, and not where
 * somebody has said that the instance is theirs or their team's.
 */
export function offersDemo({ isLocal, settings }: Asked, instance: Pick<InstanceSettings, 'use'>): boolean {
  if (settings.demoAccounts !== 'local') return settings.demoAccounts === 'on';
  return isLocal && sellsPlans(instance);
}

/** For what would outlive a demo account, or change whose it is. */
export function refuseDemo(user: { demo_until: string | null }): void {
  if (user.demo_until !== null) throw new AppError('demo_account');
}

export function requireDemo(user: { demo_until: string | null }): void {
  if (user.demo_until === null) throw new AppError('demo_missing');
}
