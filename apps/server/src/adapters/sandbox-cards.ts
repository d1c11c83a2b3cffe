export type KeptCard = { brand: string; last4: string; failsLater: boolean };
type Verdict =
  | { outcome: 'taken'; card: KeptCard }
  | { outcome: 'asks' }
  | { outcome: 'refused'; error: string };

const PAYS = '4242424242424242';
const PAYS_ONCE = '4000000000000341';
const ASKS = '4000002500003155';
const REFUSALS: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
};

/** The card provider's own test numbers. No other is taken: a real card has no business here. */
export function tryCard(number: string, authenticate: boolean | undefined): Verdict {
  const card = { brand: 'visa', last4: number.slice(-4), failsLater: number === PAYS_ONCE };
  if (number === PAYS || number === PAYS_ONCE) return { outcome: 'taken', card };
  if (number === ASKS) {
    if (authenticate === undefined) return { outcome: 'asks' };
    if (authenticate) return { outcome: 'taken', card };
    return {
      outcome: 'refused',
      error: 'The payment was not confirmed. Please try again or use another card.',
    };
  }
  const error = REFUSALS[number];
  if (error) return { outcome: 'refused', error };
  return {
    outcome: 'refused',
    error: isCardNumber(number)
      ? 'The sandbox takes test cards only. Try 4242 4242 4242 4242.'
      : 'Your card number is invalid.',
  };
}

/** By the check digit that every card number ends in. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
