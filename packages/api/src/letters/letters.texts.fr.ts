import type { MeteredLimit } from '../features/billing/plans.schema.ts';
import type { LetterTexts } from './letters.texts.ts';

const metered: Record<MeteredLimit, string> = {
  filesPerMonth: 'fichiers de ce mois',
  storageLimit: 'stockage',
  ocrPagesPerMonth: 'pages d’OCR de ce mois',
  chatMessagesPerMonth: 'messages de chat de ce mois',
  aiOperations: 'opérations d’IA de ce mois',
  apiCalls: 'appels d’API de ce mois',
};

export const texts: LetterTexts = {
  greeting: (name) => `Bonjour ${name},`,
  verification: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Veuillez confirmer que cette adresse est la vôtre. Le lien est valable deux jours et ne peut servir qu’une fois.',
    button: 'Confirmer l’adresse e-mail',
    after: 'Si vous n’avez pas créé de compte sur Sheaf, vous pouvez ignorer cet e-mail.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien est valable une heure et ne peut servir qu’une fois.',
    button: 'Choisir un nouveau mot de passe',
    after: 'Si ce n’était pas vous, rien n’a changé et vous pouvez ignorer cet e-mail.',
  },
  address: {
    subject: 'Votre adresse e-mail a été modifiée',
    text: 'Votre compte Sheaf a désormais une autre adresse e-mail, et les e-mails y sont envoyés.',
    button: 'Ouvrir Sheaf',
    after: 'Si ce n’était pas vous, écrivez tout de suite à qui gère ce Sheaf.',
  },
  password: {
    subject: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte a été modifié et tous les autres appareils ont été déconnectés.',
    button: 'Ouvrir votre profil',
    after: 'Si ce n’était pas vous, choisissez-en tout de suite un nouveau par « Mot de passe oublié ? ».',
  },
  limit: {
    near: 'Vous approchez d’une limite de votre forfait',
    reached: 'Une limite de votre forfait est atteinte',
    nearText: (what, percent) =>
      `Vous avez utilisé ${percent} % de ce que comprend votre forfait : ${metered[what]}.`,
    reachedText: (what) =>
      `Vous avez utilisé tout ce que comprend votre forfait : ${metered[what]}. Ce que vous avez déposé n’est pas touché.`,
    button: 'Voir l’utilisation et la facturation',
    after: 'Cet e-mail est envoyé une fois par limite, à 90 % et à 100 %.',
  },
  receipt: {
    title: 'Reçu',
    refundedTitle: 'Reçu (remboursé)',
    file: 'recu',
    number: 'Numéro',
    date: 'Date',
    paidBy: 'Payé par',
    payment: 'Paiement',
    columns: ['Désignation', 'Période', 'Montant'],
    plan: (name) => `Forfait ${name}`,
    period: (from, to) => `du ${from} au ${to}`,
    paid: 'Payé',
    paidBack: 'Payé, puis remboursé',
    sandbox: 'Payé dans le mode d’essai de ce Sheaf : aucun argent n’a changé de mains.',
  },
};
