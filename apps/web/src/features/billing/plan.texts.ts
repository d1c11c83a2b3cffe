import { type Feature, type Plan, plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { defineTexts } from '../../lib/texts.ts';

const amount = (value: number) => (value === -1 ? 'unlimited' : formatNumber(value));
const features: Record<Feature, string> = {
  basic_pdf_tools: 'Basic PDF tools',
  advanced_pdf_tools: 'Professional PDF tools',
  advanced_ocr: 'Advanced OCR',
  api_access: 'API access',
  custom_watermarks: 'Custom watermarks',
  advanced_compression: 'Advanced compression',
  batch_processing: 'Batch processing',
  advanced_ai_models: 'Advanced AI models',
  priority_processing: 'Priority processing',
  priority_support: 'Priority support',
  advanced_analytics: 'Advanced analytics',
  all_features: 'Every feature to come',
};

export const planTexts = defineTexts(
  {
    en: {
      features: (name: string) => (features as Record<string, string>)[name] ?? name,
      /** What a plan has room for, most asked first. */
      limits: (plan: Plan) => [
        plan.filesPerMonth === -1
          ? `Unlimited files, ${formatBytes(plan.maxFileSize)} each`
          : `${amount(plan.filesPerMonth)} files a month, ${formatBytes(plan.maxFileSize)} each`,
        `${formatBytes(plan.storageLimit)} of storage`,
        `${plan.ocrPagesPerMonth === -1 ? 'Unlimited' : amount(plan.ocrPagesPerMonth)} OCR pages a month`,
        `${plan.chatMessagesPerMonth === -1 ? 'Unlimited' : amount(plan.chatMessagesPerMonth)} AI chat messages a month`,
      ],
      about: {
        free: plans.free.description,
        pro: plans.pro.description,
        premium: plans.premium.description,
      },
      more: (count: number) => `+${count} more features`,
      popular: 'Most Popular',
      period: (plan: Plan) => (plan.price ? `per ${plan.period}` : plan.period),
      current: 'Current Plan',
      upgrade: (name: string) => `Upgrade to ${name}`,
      downgrade: (name: string) => `Downgrade to ${name}`,
      trial: (name: string) => `Start ${name} Trial`,
      go: (name: string) => `Go ${name}`,
      getStarted: 'Get Started',
      compare: 'Compare plans',
      feature: 'Feature',
      yes: 'Included',
      no: 'Not included',
      rows: {
        filesPerMonth: 'Files per month',
        maxFileSize: 'Largest file',
        storageLimit: 'Storage',
        ocrPagesPerMonth: 'OCR pages per month',
        chatMessagesPerMonth: 'AI chat messages per month',
        aiOperations: 'AI operations per month',
        apiCalls: 'API calls per month',
        batchFiles: 'Files in one batch',
      },
      unlimited: 'Unlimited',
      noneOf: 'None',
      faqTitle: 'Questions',
      faq: [
        {
          question: 'Can I try a paid plan first?',
          answer:
            'Yes. Your first paid plan begins with seven days for nothing. A card is kept, and charged when they are over. Cancel before that and nothing is charged.',
        },
        {
          question: 'What happens when I change the plan?',
          answer:
            'It is changed at once. For a dearer plan you pay the difference for the rest of the month; for a cheaper one, what you have paid already is taken off your next months.',
        },
        {
          question: 'What happens to my files when I cancel?',
          answer:
            'They stay. You keep the plan until the time you paid for is over. If you then have more than Free has room for, only uploads wait until it fits again.',
        },
        {
          question: 'What if a payment fails?',
          answer:
            'Nothing changes for seven days, and a banner tells you. After that the limits are those of Free. Nothing is deleted.',
        },
        {
          question: 'Do the results of tools count?',
          answer:
            'Not as files of the month: only what you upload does. They take room in your storage, like everything you keep.',
        },
      ],
    },
  },
  {
    de: () => import('./plan.texts.de.ts'),
    es: () => import('./plan.texts.es.ts'),
    fr: () => import('./plan.texts.fr.ts'),
  },
);
