import { expect, test } from 'vitest';
import { listOpenings, listParties } from './named-parties.ts';

const partiesOf = (text: string) =>
  listOpenings(text)
    .flatMap(({ said }) => listParties(said))
    .map(({ name, called }) => (called ? `${called}: ${name}` : name));

test.each([
  [
    'This Agreement is made by and among Quay Boats, Inc., a Delaware corporation ("Company"), Harbour Tools LLC\u037e Hill\nRoad Funds, LP (“Fund”) and Eva Frost, an individual (the "Adviser"). The parties wish to build.',
    ['Company: Quay Boats, Inc.', 'Fund: Hill Road Funds, LP', 'Adviser: Eva Frost'],
  ],
  [
    'THIS AGREEMENT, dated 3 May 2030, is made\n\nBETWEEN:\n\nQUAY CAPITAL CORP., a corporation of Alberta with an office in\nWhitby, V6B 1N2\n\n(the "Issuer");\n\nAND:\n\nC.M. BROOK & COMPANY LIMITED, a company of Hull, England and Wales, with its office there\n\n(the "Sponsor").\n\nWHEREAS: Other Boats Ltd. sells boats.',
    ['Issuer: QUAY CAPITAL CORP.', 'Sponsor: C.M. BROOK & COMPANY LIMITED'],
  ],
  [
    'SUPPLY AGREEMENT\n\nby and between\n\nQUAY BOATS LTD.\n\nand\n\nHARBOUR CORPORATION\n\nMay 6, 2030',
    ['QUAY BOATS LTD.', 'HARBOUR CORPORATION'],
  ],
  [
    'This Agreement is entered into by The Quay Group, Inc. (the “Company”) and Centre for Boats and Rigging, an institution in Whitby (“CBR”).',
    ['Company: Quay Group, Inc.', 'CBR: Centre for Boats and Rigging'],
  ],
  [
    'This Agreement is between Quay plc, a company (“Quay”, and together with others, “Group”) and i3 Boat Works, LLC (“Works”), of Halle (Saale), Germany (“Boats”).',
    ['Quay: Quay plc', 'Works: i3 Boat Works, LLC'],
  ],
  [
    'This Agreement is between Quay Gas Limited Partnership (Transporter) and HULL PIPELINE COMPANY (Shipper).',
    ['Transporter: Quay Gas Limited Partnership', 'Shipper: HULL PIPELINE COMPANY'],
  ],
  [
    'Dieser Wartungsvertrag wird geschlossen zwischen der Kaiboote GmbH (nachfolgend „Auftraggeber“) und der Hafenwerk AG (nachfolgend „Auftragnehmer“).',
    ['Auftraggeber: Kaiboote GmbH', 'Auftragnehmer: Hafenwerk AG'],
  ],
  [
    'Le présent contrat est conclu entre Mme Anne Roy, demeurant à Lyon (ci-après « le bailleur ») et M. Paul Blanc, demeurant à Lyon (ci-après « le locataire »).',
    ['bailleur: Mme Anne Roy', 'locataire: M. Paul Blanc'],
  ],
  [
    'El presente contrato se celebra entre Barcos del Muelle, S.L. (en adelante «el Cliente») y Ana Costa, con domicilio en Vigo (en adelante «el Proveedor»).',
    ['Cliente: Barcos del Muelle, S.L.', 'Proveedor: Ana Costa'],
  ],
])('who agrees is named by the shape of the opening: %s', (text, parties) =>
  expect(partiesOf(text)).toEqual(parties),
);

test('a contract that is spoken of in another one has its own parties', () => {
  const said = 'This Agreement ends with that certain Lease Agreement by and between Quay Ltd and Hull Ltd.';
  expect(listOpenings(said).map(({ isOfAnother }) => isOfAnother)).toEqual([true]);
});
