import type { TextsOf } from '../../lib/texts.ts';
import type { operationsTexts } from './operations.texts.ts';

export const texts: TextsOf<typeof operationsTexts> = {
  starting: 'En attente de son tour',
  cancel: 'Annuler',
  cancelNamed: (what) => `Annuler : ${what}`,
  cancelling: 'Arrêt en cours',
  percent: (percent) => `${percent} %`,
  elapsed: (time) => `depuis ${time}`,
  remaining: (time) => `reste environ ${time}`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  tray: 'Travaux en cours',
  done: 'Terminé',
  failed: 'Échec',
  cancelled: 'Arrêté. Rien n’a été enregistré.',
  show: 'Afficher',
  dismiss: (what) => `Masquer : ${what}`,
  notices: 'Travaux terminés',
  noFile: 'Aucun fichier',
  unseen: (count) => (count < 2 ? `${count} nouveau` : `${count} nouveaux`),
  fold: 'Replier',
  unfold: 'Déplier',
  running: (count) => `${count} en cours`,
};
