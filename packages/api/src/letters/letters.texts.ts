import type { MeteredLimit } from '../features/billing/plans.schema.ts';

const metered: Record<MeteredLimit, string> = {
  filesPerMonth: 'files of this month',
  storageLimit: 'storage',
  ocrPagesPerMonth: 'OCR pages of this month',
  chatMessagesPerMonth: 'chat messages of this month',
  aiOperations: 'AI operations of this month',
  apiCalls: 'API calls of this month',
};

/** What letters and receipts say; English sets the keys and their parameters. */
export const texts = {
  greeting: (name: string) => `Hello ${name},`,
  verification: {
    subject: 'Confirm your email address',
    text: 'please confirm that this address is yours. The link works once, for two days.',
    button: 'Confirm email address',
    after: 'If you did not open an account with Sheaf, you can ignore this letter.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'somebody asked for a new password for your account. The link works once, for one hour.',
    button: 'Choose a new password',
    after: 'If that was not you, nothing has changed and you can ignore this letter.',
  },
  address: {
    subject: 'Your email address was changed',
    text: 'your account with Sheaf has another email address now, and letters go there.',
    button: 'Open Sheaf',
    after: 'If that was not you, please write to whoever runs this Sheaf at once.',
  },
  password: {
    subject: 'Your password was changed',
    text: 'the password of your account was changed, and every other device was signed out.',
    button: 'Open your profile',
    after: 'If that was not you, please choose a new password at once by "Forgot your password?".',
  },
  limit: {
    near: 'A limit of your plan is near',
    reached: 'A limit of your plan is reached',
    nearText: (what: MeteredLimit, percent: number) =>
      `you have used ${percent} % of the ${metered[what]} of your plan.`,
    reachedText: (what: MeteredLimit) =>
      `you have used all of the ${metered[what]} of your plan. What you have stored is not affected.`,
    button: 'See usage and billing',
    after: 'This letter is sent once for each limit, at 90 % and at 100 %.',
  },
  receipt: {
    title: 'Receipt',
    refundedTitle: 'Receipt (refunded)',
    file: 'receipt',
    number: 'Number',
    date: 'Date',
    paidBy: 'Paid by',
    payment: 'Payment',
    columns: ['What', 'For', 'Amount'],
    plan: (name: string) => `${name} plan`,
    period: (from: string, to: string) => `${from} to ${to}`,
    paid: 'Paid',
    paidBack: 'Paid, and paid back since',
    sandbox: 'This was paid in the test mode of this Sheaf: no money has changed hands.',
  },
};
export type LetterTexts = typeof texts;
