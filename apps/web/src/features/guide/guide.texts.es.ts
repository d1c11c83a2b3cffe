import type { TextsOf } from '../../lib/texts.ts';
import type { guideTexts } from './guide.texts.ts';

export const texts: TextsOf<typeof guideTexts> = {
  search: 'Buscar en la guía',
  found: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  none: (query) => `Aquí no hay nada sobre «${query}»`,
  noneText: 'Prueba con otra palabra o pregunta a quien administra este Sheaf.',
  contact: 'Contacto',
  others: 'En este capítulo',
  all: 'Todos los artículos',
  gone: 'Este artículo no existe',
  help: {
    title: 'Centro de ayuda',
    lede: 'Respuestas breves, con imágenes, sobre lo que se hace aquí.',
    pageTitle: 'Ayuda · Sheaf',
  },
  docs: {
    title: 'Documentación',
    lede: 'Para quien administra un Sheaf y para quien escribe programas que usan uno.',
    pageTitle: 'Documentación · Sheaf',
    hosting: 'Alojamiento',
  },
};
