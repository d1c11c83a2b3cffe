import type { TextsOf } from '../lib/texts.ts';
import type { papersTexts } from './papers.texts.ts';

export const texts: TextsOf<typeof papersTexts> = {
  lease: {
    owner: 'Inmobiliaria Los Tilos',
    ref: 'Ref. LT-18/2026',
    title: 'Contrato de arrendamiento',
    place: 'Calle de los Tilos 18, bajo con jardín',
    parties: 'Partes',
    partiesText: [
      ['A.', 'Inmobiliaria Los Tilos, Patio de la Tenería 4 (la «Arrendadora»), y'],
      ['B.', 'Nora Feldt e Idris Calloway, solidariamente (los «Arrendatarios»).'],
    ],
    premises: '1. Inmueble',
    premisesText: [
      [
        '1.1',
        'La Arrendadora arrienda a los Arrendatarios la vivienda del bajo de la calle de los Tilos 18, con el jardín trasero, un trastero marcado con C en el plano del anexo 2 y el uso compartido del portal.',
      ],
      [
        '1.2',
        'Los muebles e instalaciones del anexo 1 se incluyen en el arriendo y siguen siendo propiedad de la Arrendadora.',
      ],
    ],
    term: '2. Duración',
    termText: [
      ['2.1', 'La duración es de veinticuatro (24) meses, del 1 de marzo de 2026 al 29 de febrero de 2028.'],
      [
        '2.2',
        'Si los Arrendatarios permanecen después con el consentimiento de la Arrendadora, el arriendo sigue mes a mes en las mismas condiciones.',
      ],
    ],
    initials: 'Iniciales ______ / ______',
    page: 'Página 1 de 12',
  },
  plan: { kitchen: 'Cocina 14,2 m²', bedroom: 'Cuarto 15,8 m²' },
  lab: {
    name: 'Laboratorio Analítico Marram',
    accredited: 'Ensayos acreditados, ISO/IEC 17025',
    sample: 'Muestra',
    sampleText: 'Agua potable, grifo de la cocina',
    site: 'Lugar',
    siteText: 'Calle de los Tilos 18',
    findings: [
      ['pH a 20 °C', '7,6'],
      ['Conductividad', '512'],
      ['Turbidez', '0,31'],
      ['Nitrato', '18,4'],
      ['Plomo', '11,2'],
      ['Cobre', '0,24'],
      ['Hierro', '41'],
      ['Sodio', '22,7'],
      ['Escherichia coli', '0'],
      ['Enterococos', '0'],
      ['Cloro libre', '0,18'],
    ],
    assessment: 'Valoración',
    assessmentText:
      'El resultado de plomo supera el límite. Se aconseja dejar correr el agua dos minutos antes de usarla hasta que se revise la acometida.',
    released: 'Emitido el 28 de octubre de 2026',
  },
  invoice: {
    title: 'Factura',
    sender: 'Harrow & Pike Peritos',
    street: 'Cordelería Vieja 7',
    vat: 'NIF 00 418 2290',
    billedTo: 'Para',
    customer: 'Inmobiliaria Los Tilos',
    due: 'Vence',
    dueText: '3 de diciembre de 2026',
    items: [
      ['Levantamiento, planta baja', '1104,00'],
      ['Informe de estado con fotos', '576,00'],
      ['Delineación, planos 1:50', '738,00'],
      ['Inspección de desagües', '340,00'],
      ['Viaje, 84 km', '52,08'],
      ['Subtotal', '2810,08'],
      ['IVA 20 %', '562,02'],
    ],
    total: '3372,10 $',
  },
};
