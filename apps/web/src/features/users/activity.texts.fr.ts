import { actions } from '../../lib/action-words.fr.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { activityTexts } from './activity.texts.ts';

export const texts: TextsOf<typeof activityTexts> = {
  statistics: {
    figures: 'Vos chiffres',
    totalFiles: 'Fichiers au total',
    uploadsLeft: (left, day) => `importations restantes jusqu’au ${day} : ${left}`,
    unlimited: 'importations illimitées',
    storageUsed: 'Stockage utilisé',
    ofLimit: (limit) => `sur ${limit}`,
    noLimit: 'sans limite',
    recent: 'Activité récente',
    recentNote: (before) => `opérations ce mois-ci, ${before} le mois précédent`,
  },
  title: 'Activité',
  lede: 'Ce qui a été fait avec vos fichiers, du plus récent au plus ancien.',
  filter: 'Afficher',
  all: 'Tout',
  actions,
  columns: { action: 'Action', file: 'Fichier', result: 'Résultat', when: 'Quand' },
  status: { running: 'En cours', done: 'Terminé', failed: 'Échec', cancelled: 'Annulé' },
  noFile: 'Aucun fichier',
  emptyTitle: 'Aucune activité',
  empty: 'Vos opérations sur les fichiers apparaîtront ici',
  noneTitle: 'Encore rien de ce type',
  none: 'Choisissez une autre action, ou « Tout ».',
  failed: 'Impossible de charger les données du profil',
  again: 'Réessayer',
  pages: 'Pages de l’activité',
  newer: 'Plus récent',
  older: 'Plus ancien',
  range: (from, to, total) => `${from} à ${to} sur ${total}`,
};
