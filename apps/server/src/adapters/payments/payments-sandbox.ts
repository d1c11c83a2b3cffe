import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '@sheaf/api/errors';
import type { CardDesk, Delivery, Order, Ordered, Payments } from '@sheaf/api/payments';
import { type DatabaseClient, type Db, sandbox } from '@sheaf/db';
import { z } from 'zod';
import {
  type Books,
  changeBooksPlan,
  endBooks,
  openBooks,
  previewBooks,
  refuseCard,
  replaceCard,
  takeCard,
  type BooksTurn,
  turnBooks,
} from './sandbox-books.ts';
import { tryCard } from './sandbox-cards.ts';
import { isSigned, signBody } from '../network/webhook-signature.ts';

const eventSchema = z.object({ id: z.string(), type: z.string(), subscription: z.string().nullable() });

/**
 * Replaces a card provider if none is set: it stores its own records and reports them by signed events. No money is
 * charged. `client` is a separate connection, so that no request waits for it while holding others, as with an
 * external server.
 */
export function createSandbox(
  client: DatabaseClient,
  secret: string,
): { payments: Payments; cardDesk: CardDesk } {
  const { db } = client;
  const key = sandboxKey(secret);

  async function withBooks<T>(id: string, work: (books: Books, trx: Db) => Promise<T> | T): Promise<T> {
    return db.transaction().execute(async (trx) => {
      const found = await sandbox.lock(trx, id);
      if (!found) throw new AppError('subscription_missing');
      return work(found.state as Books, trx);
    });
  }

  async function findBooks(id: string): Promise<Books> {
    const found = await sandbox.find(db, id);
    if (!found) throw new AppError('subscription_missing');
    return found.state as Books;
  }

  /** What the last subscription of this member that began left unused. */
  async function creditLeft(userId: string): Promise<number> {
    const earlier = (await sandbox.listStates(db, userId)) as Books[];
    return earlier.find(({ currentPeriodStart }) => currentPeriodStart)?.credit ?? 0;
  }

  const deliveriesOf = ({ books, events }: BooksTurn): Delivery[] =>
    events.map((type) => {
      const event = { id: `evt_${randomUUID()}`, type, subscription: books.subscriptionId };
      const body = Buffer.from(JSON.stringify(event));
      return { body, signature: signBody(key, body) };
    });

  const payments: Payments = {
    provider: 'sandbox',
    publishableKey: null,

    async subscribe(order) {
      const id = `sub_sandbox_${randomBytes(9).toString('hex')}`;
      const customer = order.customerId ?? `cus_sandbox_${randomBytes(9).toString('hex')}`;
      const found = await sandbox.insertOnce(db, {
        id,
        user_id: order.userId,
        idempotency_key: order.key,
        client_secret: newSecret(order),
        state: openBooks(id, customer, order, new Date(), await creditLeft(order.userId)),
      });
      return orderedOf(found.state as Books, found.client_secret);
    },

    async settle(id) {
      const found = await sandbox.find(db, id);
      if (!found) throw new AppError('subscription_missing');
      return { ...orderedOf(found.state as Books, found.client_secret), intent: 'payment' };
    },

    change: (id, change) =>
      withBooks(id, async (books, trx) => {
        const changed =
          'plan' in change ? changeBooksPlan(books, change.plan, new Date()) : { ...books, ...change };
        if (!changed) throw new AppError('card_declined');
        await sandbox.save(trx, id, changed);
      }),

    async preview(id, plan) {
      return previewBooks(await findBooks(id), plan, new Date());
    },

    changeCard: (id) =>
      withBooks(id, async (books, trx) => {
        const cardSecret = books.cardSecret ?? randomSecret('seti');
        await sandbox.save(trx, id, { ...books, cardSecret });
        return { ...orderedOf(books, cardSecret), intent: 'setup' };
      }),

    // A card that is confirmed here is in the books at once.
    async keepCard(id) {
      await findBooks(id);
    },

    cancel: (id) => withBooks(id, (books, trx) => sandbox.save(trx, id, endBooks(books))),

    read: findBooks,

    readEvent(body, signature) {
      if (!isSigned(key, body, signature)) throw new AppError('signature_invalid');
      const { subscription, ...event } = eventSchema.parse(JSON.parse(body.toString()));
      return { ...event, subscriptionId: subscription, customerId: null };
    },
  };

  const cardDesk: CardDesk = {
    async confirm(userId, clientSecret, { number, authenticate }) {
      const found = await sandbox.findBySecret(db, userId, clientSecret);
      if (!found) return null;
      return withBooks(found.id, async (books, trx) => {
        const isNewCard = clientSecret === books.cardSecret;
        const isOpen = isNewCard || books.status === 'incomplete' || books.status === 'past_due';
        if (!isOpen) return { status: 'succeeded', deliveries: [] };
        const verdict = tryCard(number, authenticate);
        if (verdict.outcome === 'asks') return { status: 'requires_action', deliveries: [] };
        if (verdict.outcome === 'taken') {
          const turn = isNewCard
            ? replaceCard(books, verdict.card)
            : takeCard(books, verdict.card, new Date());
          await sandbox.save(trx, found.id, turn.books);
          return { status: 'succeeded', deliveries: deliveriesOf(turn) };
        }
        // The card before is still there.
        if (isNewCard) return { status: 'failed', reason: verdict.reason, deliveries: [] };
        const turn = refuseCard(books);
        await sandbox.save(trx, found.id, turn.books);
        return { status: 'failed', reason: verdict.reason, deliveries: deliveriesOf(turn) };
      });
    },

    async advance(now) {
      const deliveries: Delivery[] = [];
      for (const id of await sandbox.listIds(db)) {
        const turn = await withBooks(id, async (books, trx) => {
          const turned = turnBooks(books, now);
          if (turned.events.length) await sandbox.save(trx, id, turned.books);
          return turned;
        });
        deliveries.push(...deliveriesOf(turn));
      }
      return deliveries;
    },
  };
  return { payments, cardDesk };
}

/** What its events are signed with. */
export function sandboxKey(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sheaf sandbox events', 32)).toString('hex');
}

function newSecret({ trialDays }: Order): string {
  return randomSecret(trialDays ? 'seti' : 'pi');
}

function randomSecret(kind: 'seti' | 'pi'): string {
  return `${kind}_sandbox_${randomBytes(18).toString('base64url')}`;
}

function orderedOf({ customerId, subscriptionId, trialDays }: Books, clientSecret: string): Ordered {
  return { customerId, subscriptionId, clientSecret, intent: trialDays ? 'setup' : 'payment' };
}
