import type { Settings } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { InstanceSettings } from './auth.instance.schema.ts';

type Asked = { isLocal: boolean; settings: Pick<Settings, 'demoAccounts'> };

/**
 * Whether visitors may try the product here: as an administrator chose, else as the host set, else on the machine
 * itself while the instance is neither private nor for a team.
 */
export function offersDemo(
  { isLocal, settings }: Asked,
  { demo, use }: Pick<InstanceSettings, 'demo' | 'use'>,
): boolean {
  if (demo !== null) return demo;
  const isOwn = use === 'private' || use === 'team';
  return settings.demoAccounts === 'local' ? isLocal && !isOwn : settings.demoAccounts === 'on';
}

/** For what would outlive a demo account, or change whose it is. */
export function refuseDemo(user: { demo_until: string | null }): void {
  if (user.demo_until !== null) throw new AppError('demo_account');
}

export function requireDemo(user: { demo_until: string | null }): void {
  if (user.demo_until === null) throw new AppError('demo_missing');
}
