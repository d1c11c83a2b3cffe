import { foldText } from './tokens.ts';

/** `("Client")`, `(the Landlord)`, `hereinafter referred to as "Tenant"`, `(nachfolgend „Vermieter“ genannt)`, `(im Folgenden: Mieter)`, `– nachfolgend Mieter –`. */
const CALLED =
  /(?:\(|\b(?:hereinafter|hereafter|nachfolgend|im Folgenden|ci-après|en adelante)\s)(?:(?:hereinafter|hereafter|nachfolgend|nachstehend|im Folgenden|ci-après|en adelante|collectively|jointly|together|each|to be|referred to as|called|known as|dénommée?|denominad[oa]|an?|the|der|die|das|le|la|les|el|los|las)[\s,:]{1,2}){0,4}(?:["“”„«']{1,2}\s?(?:the |der |die |le |la |les |el |los |las )?(\p{L}{3,25}(?: \p{L}{1,25}){0,2})\s?["“”»']{1,2}|(?<=(?:the|der|die|das|le|la|les|el|los|las|nachfolgend|nachstehend|folgenden|hereinafter|hereafter|ci-après|adelante|genannt)[,:]?\s)(\p{L}{3,25})(?:\s(?:genannt|bezeichnet))?\))|[–—-]\s(?:nachfolgend|nachstehend|im Folgenden|hereinafter|hereafter|ci-après|en adelante)\s(?:(?:called|the|der|die|das|le|la|el)\s){0,2}["“„«]?(\p{L}{3,25})["”“»]?(?:\s(?:genannt|bezeichnet))?(?=\s?[–—,.;-])/giu;
/** What a contract calls so is no party of it. */
const THING =
  /^(?:agreements?|contract|lease|vertrag|mietvertrag|contrat|bail|contrato|effective date|commencement date|date|term|services?|premises|property|unit|apartment|flat|wohnung|mietsache|mietobjekt|rent|deposit|fees?|work|products?|goods|software|website|site|platform|confidential information|information|project|parties|party|business|purpose|territory|notes?|loan|shares?|assets?|equipment|deliverables?|plan|terms|policy)$/;

/** Whom a text calls something, in its order: the word, and where that is said. */
export function findCalled(text: string): { word: string; from: number; to: number }[] {
  return Array.from(text.matchAll(CALLED), ({ 0: said, 1: quoted, 2: plain, 3: apart, index }) => ({
    word: quoted ?? plain ?? apart ?? '',
    from: index,
    to: index + said.length,
  })).filter(({ word }) => !THING.test(foldText(word)));
}
