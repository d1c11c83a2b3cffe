import type { TextsOf } from '../../lib/texts.ts';
import type { apiReferenceTexts } from './api-reference.texts.ts';

export const texts: TextsOf<typeof apiReferenceTexts> = {
  pageTitle: 'API · Sheaf',
  title: 'API',
  lede: (calls) =>
    `${calls} appels en HTTPS et JSON : tout ce que font les pages, un script peut le faire aussi.`,
  loadingLede: 'Tout ce que font les pages, un script peut le faire aussi.',
  document: 'Document OpenAPI',
  failed: 'Impossible de charger la description.',
  failedText: 'L’API elle-même fonctionne peut-être.',
  again: 'Réessayer',
  base: 'Adresse de base',
  baseText: 'Tous les chemins ci-dessous commencent ici.',
  auth: 'Qui demande',
  authText:
    'Envoyez une clé à chaque appel. Une clé en lecture suffit aux appels qui ne font que consulter ; les autres demandent une clé en écriture.',
  personText:
    'Les appels marqués « connecté » ou « administrateur » ne prennent pas de clé : connectez-vous par POST /auth/login, puis envoyez l’access_token reçu, valable une heure.',
  keys: 'Vos clés d’API',
  errors: 'En cas d’échec',
  errorsText:
    'Chaque échec, sur tous les chemins, a cette forme, avec une phrase pour une personne, un code pour un programme, et l’identifiant sous lequel le journal le connaît.',
  status: 'Statut',
  codes: 'Codes',
  webhooks: 'Quand un travail est terminé',
  webhooksText:
    'Un webhook, configuré à côté de vos clés, est prévenu par POST de ce qui s’est passé, en identifiants et en chiffres. Vérifiez la signature et l’heure, répondez par 2xx, et attendez-vous à ce qu’un même identifiant arrive deux fois.',
  limits: 'À quelle fréquence',
  limitsText:
    'Ce qui est compté l’indique dans les en-têtes RateLimit-Policy et RateLimit. Ce qui est de trop reçoit 429, avec Retry-After en secondes. Les appels sont aussi comptés par forfait.',
  limit: 'Ce qui est compté',
  times: 'Limite',
  per: (points, minutes) => `${points} en ${minutes} min`,
  search: 'Rechercher un appel',
  groups: 'Groupes d’appels',
  count: (found) => (found === '0' || found === '1' ? `${found} trouvé` : `${found} trouvés`),
  none: 'Aucun appel ne contient ces mots.',
  noneText: 'Essayez une partie d’un chemin, par exemple « files », ou ce que fait l’appel.',
  clear: 'Tout afficher',
  access: {
    open: 'ouvert',
    read: 'lecture',
    write: 'écriture',
    person: 'connecté',
    admin: 'administrateur',
  },
  accessMeans: {
    open: 'Ne demande pas de clé',
    read: 'Demande une clé en lecture',
    write: 'Demande une clé en écriture',
    person: 'Ne prend pas de clé : une personne doit être connectée',
    admin: 'Ne prend pas de clé : un administrateur doit être connecté',
  },
  copy: 'Copier',
  copied: 'Copié dans le presse-papiers',
  copyFailed: 'La copie n’a pas pu se faire. Sélectionnez le texte et copiez-le à la main.',
  example: 'Appel',
  parameters: 'Dans l’adresse',
  body: 'Corps',
  answer: (status) => `Réponse ${status}`,
  field: 'Champ',
  type: 'Type',
  about: 'Description',
  required: 'obligatoire',
  empty: 'Aucun champ.',
  bytes: 'La réponse est un fichier.',
};
