import type { Topic } from './asked-topics.ts';

/** Topics that say what one side of a contract may do. */
const OF_ONE_SIDE = new Set(['notice', 'end']);
const ASKS_OF_ONESELF =
  /(?<!\p{L})(?:I|we|my|our|ich|wir|mein\p{L}{0,2}|je|j|nous|mon|ma|yo|mi|puedo|tengo|debo)(?!\p{L})/iu;
/** Who has drawn up the contract, as its sentences are folded, and who signs it. */
const DRAWS_UP =
  /(?<![^ ])(?:landlord|lessor|owner|company|employer|provider|supplier|insurer|lender|licensor|we|us|vermieter\p{L}{0,2}|arbeitgeber\p{L}{0,2}|anbieter|versicherer|wir|bailleur|employeur|prestataire|assureur|nous|arrendador|empresa|empleador|aseguradora)(?![^ ])/u;
const SIGNS =
  /(?<![^ ])(?:tenants?|lessee|renter|resident|employee|customer|client|members?|insured|holder|policyholder|you|your|borrower|licensee|user|subscriber|i|either|any|each|both|neither|mieter\p{L}{0,2}|arbeitnehmer\p{L}{0,2}|kunden?|mitglied\p{L}{0,3}|versicherungsnehmer|sie|jede|beide|locataire|salarie|client|assure|chaque|vous|arrendatario|trabajador|cliente|cada|cualquiera)(?![^ ])/u;

const OF_EITHER = /(?<![^ ])(?:either|any|each|both|neither|jede|beide|chaque|cada|cualquiera)(?![^ ])/u;

/** Whoever asks what one side may do, himself or the one he names first, is not told what the other side may do. */
export function isOfOtherSide({ name }: Topic, question: string, folded: string): boolean {
  if (!OF_ONE_SIDE.has(name)) return false;
  const [drawer, signer] = placeSides(folded);
  const [askedDrawer, askedSigner] = placeSides(question.toLowerCase().replace(/[^\p{L}]+/gu, ' '));
  if (ASKS_OF_ONESELF.test(question) || askedSigner < askedDrawer) return drawer < signer;
  return askedDrawer < askedSigner && signer < drawer && !OF_EITHER.test(folded);
}

/** Where one who has drawn up a contract and one who signs it are named first. */
const placeSides = (folded: string): [drawer: number, signer: number] => [
  DRAWS_UP.exec(folded)?.index ?? Infinity,
  SIGNS.exec(folded)?.index ?? Infinity,
];
