import { defineTexts } from '../../lib/texts.ts';

export const usageTexts = defineTexts({
  en: {
    figures: 'What you keep',
    totalFiles: 'Total files',
    addedThisMonth: (count: string) => `${count} added this month`,
    storageUsed: 'Storage used',
    ofOnPlan: (limit: string, plan: string) => `of ${limit} on ${plan}`,
    onPlan: (plan: string) => `on ${plan}`,
    uploadsLeft: 'Uploads left',
    renews: (date: string) => `until ${date}`,
    unlimited: 'Unlimited',
    largestFile: 'Largest file',
    largestNote: (plan: string) => `each, on ${plan}`,
    title: 'Usage overview',
    files: 'Files',
    storage: 'Storage',
    of: (limit: string) => `of ${limit}`,
    used: (used: string, limit: string) => `${used} of ${limit}`,
    left: (amount: string) => `${amount} left`,
    leftRenews: (amount: string, date: string) => `${amount} left, renews ${date}`,
    billing: 'See usage and billing',
    failed: 'Your figures could not be loaded.',
    again: 'Try again',
  },
});
