import { foldText } from '../text/tokens.ts';

/** What somebody is called who agrees, is paid or is insured: a group has the words of four languages for one part. */
const ROLES = [
  'landlord landlady lessor vermieter vermieterin bailleur bailleresse proprietaire arrendador arrendadora casero',
  'tenant lessee renter mieter mieterin locataire arrendatario arrendataria inquilino inquilina',
  'employer arbeitgeber arbeitgeberin employeur empleador empleadora',
  'employee arbeitnehmer arbeitnehmerin mitarbeiter mitarbeiterin salarie salariee employe employee empleado empleada trabajador trabajadora',
  'insurer versicherer versicherung assureur aseguradora asegurador',
  'policyholder policyholders versicherungsnehmer versicherungsnehmerin souscripteur assure tomador asegurado',
  'seller vendor verkaufer verkauferin vendeur vendeuse vendedor vendedora',
  'buyer purchaser kaufer kauferin acheteur acheteuse acquereur comprador compradora',
  'client customer auftraggeber auftraggeberin kunde kundin client cliente',
  'contractor supplier auftragnehmer auftragnehmerin lieferant prestataire fournisseur contratista proveedor',
  'lender darlehensgeber kreditgeber preteur prestamista',
  'borrower darlehensnehmer kreditnehmer emprunteur prestatario',
].map((words) => words.split(' '));
const WHO_IS =
  /^(?:and |und |et |y )?(?:who (?:is|are|was|were)|whos|who s|what is the name of|wer (?:ist|sind|war|waren)|wie heisst|qui (?:est|sont|etait)|quien(?:es)? (?:es|son|era))\s(?:the |my |our |der |die |das |mein |meine |unser |unsere |le |la |les |l ?|mon |ma |mes |notre |nos |el |los |las |mi |mis |nuestro |nuestra )?([a-z]{3,30})(?![a-z])([^?]{0,60})$/;
const LABEL_WORDS = /[a-z]{3,30}/g;

/** The words for the part that a question asks the holder of: `Who is the landlord?`, and nothing else. */
export function askedRole(question: string): string[] | undefined {
  const asked = foldText(question.slice(0, 200))
    .replace(/['’?!¿¡]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, word, more = ''] = WHO_IS.exec(asked) ?? [];
  return word && !more.trim() ? ROLES.find((words) => words.includes(word)) : undefined;
}

/** Whether a label calls somebody so. */
export const isOfRole = (label: string, role: string[]): boolean =>
  (foldText(label).match(LABEL_WORDS) ?? []).some((word) => role.includes(word));
