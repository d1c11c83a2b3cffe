import { readInstanceName } from '@sheaf/api/features/auth/auth.instance.service.ts';
import type { Db } from '@sheaf/db';

/** As it was set, or a name and its address. */
export type Sender = string | { name: string; address: string };
export type ReadSender = () => Promise<Sender>;

/** Where no sender is set, members know emails by the name of the instance, which may change while it runs. */
export function createSender(db: Db, set: string | undefined): ReadSender {
  return async () => set ?? { name: await readInstanceName(db), address: 'sheaf@localhost' };
}

export function writeSender(sender: Sender): string {
  return typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`;
}
