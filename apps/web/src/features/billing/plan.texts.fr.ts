import type { Feature, Plan } from '@sheaf/api/features/billing/plans.schema.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { planTexts } from './plan.texts.ts';

const features: Record<Feature, string> = {
  basic_pdf_tools: 'Outils PDF de base',
  advanced_pdf_tools: 'Outils PDF professionnels',
  advanced_ocr: 'OCR avancé',
  api_access: 'Accès à l’API',
  custom_watermarks: 'Filigranes personnalisés',
  advanced_compression: 'Compression avancée',
  batch_processing: 'Traitement par lots',
  advanced_ai_models: 'Modèles d’IA avancés',
  priority_processing: 'Traitement prioritaire',
  priority_support: 'Assistance prioritaire',
  advanced_analytics: 'Statistiques avancées',
  all_features: 'Toutes les fonctions à venir',
};

const limitsOf = (plan: Plan) => [
  plan.filesPerMonth === -1
    ? `Fichiers illimités, ${formatBytes(plan.maxFileSize)} chacun`
    : `${formatNumber(plan.filesPerMonth)} fichiers par mois, ${formatBytes(plan.maxFileSize)} chacun`,
  `${formatBytes(plan.storageLimit)} de stockage`,
  plan.ocrPagesPerMonth === -1
    ? 'Pages OCR illimitées'
    : `${formatNumber(plan.ocrPagesPerMonth)} pages OCR par mois`,
  plan.chatMessagesPerMonth === -1
    ? 'Messages de chat IA illimités'
    : `${formatNumber(plan.chatMessagesPerMonth)} messages de chat IA par mois`,
];

export const texts: TextsOf<typeof planTexts> = {
  features: (name) => (features as Record<string, string>)[name] ?? name,
  limits: limitsOf,
  about: {
    free: 'Les outils de base, pour un usage occasionnel.',
    pro: 'Tous les outils, pour qui vit au milieu des documents.',
    premium: 'Sans limites mensuelles, et en tête de la file.',
  },
  more: (count) => (count < 2 ? `+${count} autre fonction` : `+${count} autres fonctions`),
  popular: 'Le plus populaire',
  period: (plan) => (plan.price ? 'par mois' : 'pour toujours'),
  current: 'Forfait actuel',
  upgrade: (name) => `Passer à ${name}`,
  downgrade: (name) => `Revenir à ${name}`,
  trial: (name) => `Essayer ${name}`,
  go: (name) => `Choisir ${name}`,
  getStarted: 'Commencer',
  compare: 'Comparer les forfaits',
  feature: 'Fonction',
  yes: 'Compris',
  no: 'Non compris',
  rows: {
    filesPerMonth: 'Fichiers par mois',
    maxFileSize: 'Taille maximale d’un fichier',
    storageLimit: 'Stockage',
    ocrPagesPerMonth: 'Pages OCR par mois',
    chatMessagesPerMonth: 'Messages de chat IA par mois',
    aiOperations: 'Opérations d’IA par mois',
    apiCalls: 'Appels d’API par mois',
    batchFiles: 'Fichiers par lot',
  },
  unlimited: 'Illimité',
  noneOf: 'Aucun',
  faqTitle: 'Questions',
  faq: [
    {
      question: 'Puis-je d’abord essayer un forfait payant ?',
      answer:
        'Oui. Votre premier forfait payant commence par sept jours gratuits. Une carte est enregistrée, et débitée seulement ensuite. Si vous résiliez avant, rien n’est débité.',
    },
    {
      question: 'Que se passe-t-il quand je change de forfait ?',
      answer:
        'Le changement est immédiat. Pour un forfait plus cher, vous payez la différence sur le reste du mois ; pour un forfait moins cher, ce que vous avez déjà payé est déduit des mois suivants.',
    },
    {
      question: 'Que deviennent mes fichiers si je résilie ?',
      answer:
        'Ils restent. Vous gardez le forfait jusqu’à la fin de la période payée. Si vous conservez alors plus que ce que Free permet, seules les importations attendent que la place suffise de nouveau.',
    },
    {
      question: 'Et si un paiement échoue ?',
      answer:
        'Rien ne change pendant sept jours, et un bandeau vous prévient. Ensuite, les limites sont celles de Free. Rien n’est supprimé.',
    },
    {
      question: 'Les résultats des outils sont-ils comptés ?',
      answer:
        'Pas parmi les fichiers du mois : seules vos importations le sont. Ils occupent de la place dans votre stockage, comme tout ce que vous conservez.',
    },
  ],
};
