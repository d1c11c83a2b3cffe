import type { TextsOf } from './texts.ts';
import type { apiErrorTexts } from './api-error.texts.ts';
import { sentences as account } from './server-words/account-sentences.fr.ts';
import { sentences as document } from './server-words/document-sentences.fr.ts';
import { sentences as offered } from './server-words/offered-sentences.fr.ts';

export const texts: TextsOf<typeof apiErrorTexts> = {
  network: 'Erreur réseau : vérifiez votre connexion et réessayez.',
  unknown: 'La requête à l’API a échoué',
  codes: {
    invalid_request: 'Les données ne sont pas valides.',
    unauthenticated: 'Veuillez vous connecter.',
    limit_reached: 'Une limite de votre forfait est atteinte.',
    feature_not_in_plan: 'Votre forfait ne comprend pas cela.',
    payment_failed: 'Le paiement n’a pas abouti.',
    forbidden: 'Vous n’y êtes pas autorisé.',
    not_found: 'Cela n’existe pas ici.',
    conflict: 'C’est incompatible avec ce qui existe déjà.',
    cancelled: 'L’opération a été annulée.',
    file_too_large: 'Le fichier est trop volumineux.',
    unsupported_type: 'Les fichiers de ce type ne sont pas acceptés.',
    range_not_satisfiable: 'Cette partie du fichier n’existe pas.',
    unprocessable_document: 'Il est impossible de travailler sur ce document.',
    rate_limited: 'Trop de requêtes. Réessayez dans un instant.',
    internal: 'Quelque chose a échoué de notre côté. Veuillez réessayer.',
    busy: 'Le service est très sollicité. Réessayez dans un instant.',
    unavailable: 'Un service dont Sheaf a besoin ne répond pas. Réessayez dans un instant.',
    timed_out: 'L’opération a pris trop de temps et a été arrêtée.',
    storage_full: 'Le serveur n’a plus de place. Rien n’a été enregistré ; ce qui s’y trouve reste lisible.',
  },
  sentences: { ...account, ...document, ...offered },
};
