import { actions } from '../../lib/action-words.es.ts';
import type { TextsOf } from '../../lib/texts.ts';
import type { activityTexts } from './activity.texts.ts';

export const texts: TextsOf<typeof activityTexts> = {
  statistics: {
    figures: 'Tus cifras',
    totalFiles: 'Archivos en total',
    uploadsLeft: (left, day) => `subidas restantes hasta el ${day}: ${left}`,
    unlimited: 'sin límite de subidas',
    storageUsed: 'Almacenamiento usado',
    ofLimit: (limit) => `de ${limit} en uso`,
    noLimit: 'sin límite',
    recent: 'Actividad reciente',
    recentNote: (before) => `operaciones este mes, ${before} el mes anterior`,
  },
  title: 'Actividad',
  lede: 'Lo que se ha hecho con tus archivos, primero lo más reciente.',
  filter: 'Mostrar',
  all: 'Todo',
  actions,
  columns: { action: 'Acción', file: 'Archivo', result: 'Resultado', when: 'Cuándo' },
  status: { running: 'En curso', done: 'Hecho', failed: 'Fallido', cancelled: 'Cancelado' },
  noFile: 'Sin archivo',
  emptyTitle: 'Todavía no hay actividad',
  empty: 'Las operaciones con tus archivos aparecerán aquí',
  noneTitle: 'Todavía no hay nada de este tipo',
  none: 'Elige otra acción, o «Todo».',
  failed: 'No se han podido cargar los datos del perfil',
  again: 'Reintentar',
  pages: 'Páginas de actividad',
  newer: 'Más recientes',
  older: 'Más antiguas',
  range: (from, to, total) => `${from} a ${to} de ${total}`,
};
