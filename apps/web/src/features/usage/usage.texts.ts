import { defineTexts } from '../../lib/texts.ts';

export const usageTexts = defineTexts({
  en: {
    figures: 'What you keep, and what you did',
    totalFiles: 'Total files',
    storageUsed: 'Storage used',
    enhancedFiles: 'AI-enhanced files',
    operations: 'Operations this month',
    addedThisMonth: (amount: string) => `${amount} added this month`,
    aiThisMonth: (count: number, text: string) =>
      `${text} AI ${count === 1 ? 'operation' : 'operations'} this month`,
    since: (date: string) => `since ${date}`,
    growth: (percent: string) => `${percent} from last month to date`,
    asMuch: 'as last month to date',
    noneBefore: 'none last month to date',
    compared: (now: string, before: string) => `${now} so far, ${before} by this day last month`,
    unlimited: 'Unlimited',
    title: 'Usage overview',
    files: 'Files',
    storage: 'Storage',
    ai: 'AI operations',
    calls: 'API calls',
    of: (limit: string) => `of ${limit}`,
    used: (used: string, limit: string) => `${used} of ${limit}`,
    left: (amount: string) => `${amount} left`,
    noneLeft: 'None left',
    resets: (date: string) => `Resets on ${date}`,
    byDay: 'Operations by day',
    busiest: (count: string, day: string) => `${count} on ${day}`,
    noneYet: 'none yet',
    chart: (total: string, busiest: string) =>
      `${total} operations this month${busiest ? `, at most ${busiest}` : ''}`,
    onDay: (day: string, count: string) => `${day}: ${count}`,
    billing: 'See usage and billing',
    failed: 'Your figures could not be loaded.',
    again: 'Try again',
  },
});
