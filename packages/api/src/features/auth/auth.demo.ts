import type { Settings } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { InstanceSettings } from './auth.instance.schema.ts';

type Asked = { isLocal: boolean; settings: Pick<Settings, 'demoAccounts'> };

/** Whether visitors may try the product here: as an administrator chose, else as the host set, else on the machine itself. */
export function offersDemo({ isLocal, settings }: Asked, { demo }: Pick<InstanceSettings, 'demo'>): boolean {
  if (demo !== null) return demo;
  return settings.demoAccounts === 'local' ? isLocal : settings.demoAccounts === 'on';
}

/** For what would outlive a demo account, or change whose it is. */
export function refuseDemo(user: { demo_until: string | null }): void {
  if (user.demo_until !== null) throw new AppError('demo_account');
}

export function requireDemo(user: { demo_until: string | null }): void {
  if (user.demo_until === null) throw new AppError('demo_missing');
}
