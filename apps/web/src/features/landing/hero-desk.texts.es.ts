import type { TextsOf } from '../../lib/texts.ts';
import type { heroDeskTexts } from './hero-desk.texts.ts';

export const texts: TextsOf<typeof heroDeskTexts> = {
  run: 'Contrato de arrendamiento',
  place: 'Calle de los Tilos 18',
  before: {
    title: '7. Reparaciones y mantenimiento',
    number: '7.1',
    text: 'La Arrendadora mantiene en buen estado la estructura, el tejado, la calefacción, el agua caliente y todos los aparatos fijos, e inicia las reparaciones urgentes en las cuarenta y ocho (48) horas siguientes al aviso.',
  },
  title: '8. Terminación anticipada',
  clauses: [
    [
      '8.1',
      'Los Arrendatarios pueden poner fin al contrato antes de su término avisando a la Arrendadora por escrito con al menos sesenta (60) días y pagando una indemnización de un mes y medio (1,5) de renta.',
      ' La indemnización vence el último día del plazo de aviso.',
    ],
    [
      '8.2',
      'No se debe indemnización si los Arrendatarios han de trasladarse por trabajo a más de ochenta (80) kilómetros',
      ' y lo acreditan dentro del plazo con una carta de la empresa.',
    ],
    [
      '8.3',
      '',
      'La Arrendadora procura volver a arrendar desde el día en que recibe el aviso. La renta que pague un nuevo inquilino por días coincidentes se abona a los Arrendatarios.',
    ],
  ],
  after: [
    {
      title: '9. Devolución del inmueble',
      clauses: [
        [
          '9.1',
          'Al salir, los Arrendatarios devuelven el inmueble limpio, vacío y en el estado que recoge el inventario del anexo 1, salvo el desgaste normal.',
        ],
        ['9.2', 'El último día se hace una visita conjunta. Ambas partes firman el acta.'],
      ],
    },
    {
      title: '10. Fianza',
      clauses: [
        ['10.1', 'La fianza de 4300 $ se devuelve en los veintiún (21) días siguientes a la visita.'],
      ],
    },
  ],
  initials: 'Iniciales ______ / ______',
  page: 'Página 4 de 12',
  question: '¿Podemos irnos antes de que termine, y cuánto costaría?',
  quote:
    '«… avisando a la Arrendadora por escrito con al menos sesenta (60) días y pagando una indemnización de un mes y medio (1,5) de renta.»',
  sources: 'Fuentes: 2 pasajes pertinentes',
};
