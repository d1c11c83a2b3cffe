import { describe, expect, test } from 'vitest';
import { entitlementOf, statusAt, type SubscriptionState } from './entitlement.ts';
import { graceEnd, isGraceOver } from './grace.ts';
import { hasTrial, trialDaysFor, trialEnd } from './trial.ts';

const AT = '2026-03-01T12:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(AT) + milliseconds);
const DAY = 24 * 60 * 60 * 1000;

const state = (changes: Partial<SubscriptionState>): SubscriptionState => ({
  plan: 'pro',
  status: 'active',
  current_period_end: AT,
  cancel_at_period_end: false,
  past_due_since: null,
  ...changes,
});

describe('trial', () => {
  test('the first subscription that begins has it, and orders that never began do not use it up', () => {
    expect(hasTrial([])).toBe(true);
    expect(trialDaysFor([{ started_at: null }, { started_at: null }], 7)).toBe(7);
    expect(trialDaysFor([{ started_at: null }, { started_at: AT }], 7)).toBe(0);
  });

  test('it lasts seven times 24 hours, over a change of the clocks too', () => {
    expect(trialEnd(new Date('2026-03-26T09:00:00.000Z'), 7).toISOString()).toBe('2026-04-02T09:00:00.000Z');
  });
});

describe('grace', () => {
  test('ends to the millisecond seven days after the payment failed', () => {
    expect(graceEnd(AT)).toBe(at(7 * DAY).toISOString());
    expect(isGraceOver(AT, at(7 * DAY - 1))).toBe(false);
    expect(isGraceOver(AT, at(7 * DAY))).toBe(true);
  });

  test('a late payment of an unknown day has no grace left', () => {
    expect(isGraceOver(null, at(0))).toBe(true);
  });
});

describe('entitlement', () => {
  test.each([
    ['active', { plan: 'pro', plan_until: null }],
    ['trialing', { plan: 'pro', plan_until: null }],
    ['past_due', { plan: 'pro', plan_until: at(7 * DAY).toISOString() }],
    ['incomplete', { plan: 'free', plan_until: null }],
    ['cancelled', { plan: 'free', plan_until: null }],
    ['expired', { plan: 'free', plan_until: null }],
  ] as const)('%s', (status, entitlement) => {
    expect(entitlementOf(state({ status, past_due_since: AT }))).toEqual(entitlement);
  });

  test.each(['active', 'trialing'] as const)('%s and to be cancelled: until the period ends', (status) => {
    const ending = state({ status, cancel_at_period_end: true });
    expect(entitlementOf(ending)).toEqual({ plan: 'pro', plan_until: AT });
    expect(statusAt(ending, at(-1))).toBe(status);
    expect(statusAt(ending, at(0))).toBe('cancelled');
  });

  test('a late payment expires when its grace ends, and not before', () => {
    const late = state({ status: 'past_due', past_due_since: AT });
    expect(statusAt(late, at(7 * DAY - 1))).toBe('past_due');
    expect(statusAt(late, at(7 * DAY))).toBe('expired');
  });

  test('a subscription that goes on is not ended by its period', () => {
    expect(statusAt(state({}), at(365 * DAY))).toBe('active');
    expect(statusAt(state({ status: 'incomplete' }), at(0))).toBe('active');
  });
});
