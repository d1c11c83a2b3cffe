import type { TextsOf } from '../../lib/texts.ts';
import type { operationsTexts } from './operations.texts.ts';

export const texts: TextsOf<typeof operationsTexts> = {
  starting: 'Esperando turno',
  cancel: 'Cancelar',
  cancelNamed: (what) => `Cancelar ${what}`,
  cancelling: 'Deteniendo',
  percent: (percent) => `${percent}\u00A0%`,
  elapsed: (time) => `lleva ${time}`,
  remaining: (time) => `quedan aprox. ${time}`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  tray: 'Trabajo en curso',
  done: 'Terminado',
  failed: 'Ha fallado',
  cancelled: 'Detenido. No se ha guardado nada.',
  show: 'Mostrar',
  dismiss: (what) => `Quitar ${what}`,
  notices: 'Trabajo terminado',
  noFile: 'Sin archivo',
  unseen: (count) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
  fold: 'Plegar',
  unfold: 'Desplegar',
  running: (count) => `${count} en curso`,
};
