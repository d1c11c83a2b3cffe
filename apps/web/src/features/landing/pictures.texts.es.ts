import type { TextsOf } from '../../lib/texts.ts';
import type { picturesTexts } from './pictures.texts.ts';

export const texts: TextsOf<typeof picturesTexts> = {
  sizes: [
    ['Original', '2,81 MB'],
    ['Nítido', '1,98 MB'],
    ['Medio', '1,57 MB'],
    ['Pequeño', '1,13 MB'],
  ],
  steps: ['OCR', 'Comprimir', 'Unir', 'Resumen'],
  receipt: {
    shop: 'FERRETERÍA MIMBRE',
    street: 'Calle del Muelle 22',
    date: '12.10.2026 09:41',
    items: [
      ['Válvula 15mm', '24,90'],
      ['Cinta PTFE x2', '3,80'],
      ['Llave radiador', '2,15'],
      ['Aislante 1m', '11,40'],
      ['Sellador', '7,95'],
      ['Guantes', '6,50'],
    ],
    read: ['Válvula', 'Cinta PTFE x2', 'Llave radiador'],
    total: 'TOTAL USD',
    totalRead: 'Total',
    sum: '56,70',
    card: 'Tarjeta',
    back: ['Se admiten cambios', 'en 28 días'],
  },
  minutes: {
    title: 'Acta de la junta de vecinos',
    items: [
      [
        '1. Escalera norte',
        'Se abrieron tres ofertas. La junta prefiere la segunda, de 28 400 $, si se aporta una referencia de un edificio parecido. Ocho a favor, dos en contra, una abstención.',
      ],
      [
        '2. Trasteros',
        'La cuota sube a 19 $ al mes desde enero. Los que no estén vacíos el 15 de diciembre se abrirán ante dos miembros.',
      ],
      [
        '3. Calidad del agua',
        'El informe del laboratorio halla plomo por encima del límite en un grifo. La acometida del número 18 debe cambiarse antes de fin de año.',
      ],
      [
        '4. Otros asuntos',
        'El aparcabicis está lleno. La presidencia pedirá una oferta para otro junto al muro sur.',
      ],
    ],
    summaryTitle: 'Resumen breve',
    summary:
      'La junta prefiere la segunda, de 28 400 $, si se aporta una referencia de un edificio parecido. La acometida del número 18 debe cambiarse antes de fin de año.',
  },
  lab: {
    question: '¿Cuánto plomo se encontró?',
    quote: '«Plomo 11,2 µg/l, límite 10»',
    found: 'Plomo',
    values: [
      ['Conductividad', 'EN 27888', '512', '2790'],
      ['Turbidez', 'EN 7027', '0,31', '1,0'],
      ['Nitrato', 'EN 10304-1', '18,4', '50'],
      ['Plomo', 'EN 17294-2', '11,2', '10'],
      ['Cobre', 'EN 17294-2', '0,24', '2,0'],
      ['Hierro', 'EN 17294-2', '41', '200'],
      ['Sodio', 'EN 14911', '22,7', '200'],
      ['Enterococos', 'EN 7899-2', '0', '0'],
    ],
  },
};
