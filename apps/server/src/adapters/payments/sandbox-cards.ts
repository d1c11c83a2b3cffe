import type { PlainReason } from '@sheaf/api/errors';

export type KeptCard = { brand: string; last4: string; failsLater: boolean };
type Verdict =
  | { outcome: 'taken'; card: KeptCard }
  | { outcome: 'asks' }
  | { outcome: 'refused'; reason: PlainReason };

const PAYS = '4242424242424242';
const PAYS_ONCE = '4000000000000341';
const ASKS = '4000002500003155';
const REFUSALS: Record<string, PlainReason> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'card_funds_insufficient',
};

/** The card provider's own test numbers. No other is taken: a real card has no business here. */
export function tryCard(number: string, authenticate: boolean | undefined): Verdict {
  const card = { brand: 'visa', last4: number.slice(-4), failsLater: number === PAYS_ONCE };
  if (number === PAYS || number === PAYS_ONCE) return { outcome: 'taken', card };
  if (number === ASKS) {
    if (authenticate === undefined) return { outcome: 'asks' };
    if (authenticate) return { outcome: 'taken', card };
    return { outcome: 'refused', reason: 'card_unconfirmed' };
  }
  const reason = REFUSALS[number] ?? (isCardNumber(number) ? 'card_not_a_test_card' : 'card_number_wrong');
  return { outcome: 'refused', reason };
}

/** By the check digit that every card number ends in. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
