import { defineTexts } from '../../lib/texts.ts';

export const usageTexts = defineTexts(
  {
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
      filesThisCycle: 'Files this cycle',
      fromTo: (first: string, last: string) => `${first} to ${last}`,
      today: (count: string) => `${count} today`,
      limit: 'Limit',
      warnAt: '75%',
      filesChart: (used: string, limit: string | null, day: string | null) =>
        `${used} files so far${limit ? ` of ${limit}` : ''}${day ? `; at this pace the limit is reached on ${day}` : ''}`,
      byDay: 'Operations by day',
      busiest: (count: string, day: string) => `${count} on ${day}`,
      noneYet: 'none yet',
      chart: (total: string, busiest: string) =>
        `${total} operations this month${busiest ? `, at most ${busiest}` : ''}`,
      onDay: (day: string, count: string) => `${day}: ${count}`,
      billing: 'See usage and billing',
      failed: 'Your figures could not be loaded.',
      dashboardFailed: 'Failed to load dashboard data',
      again: 'Try again',
    },
  },
  {
    de: () => import('./usage.texts.de.ts'),
    es: () => import('./usage.texts.es.ts'),
    fr: () => import('./usage.texts.fr.ts'),
  },
);
