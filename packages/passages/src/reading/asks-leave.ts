/** Whoever asks whether he may, must or need not. */
const ASKS =
  /^(?:and |so |but )?(?:(?:may|can|could|must|should|shall) (?:i|we|my|our)(?!\p{L})|(?:am i|are we|is my|are my) (?:allowed|permitted|required|obliged|covered)|do (?:i|we|my|our) .{0,40}(?:have|need) to(?!\p{L})|do (?:i|we) need (?:a |an |any |the |your )?(?:permission|approval|authori[sz]ation|consent|licen[cs]e|permit)(?!\p{L})|(?:darf|kann|muss|soll) (?:ich|man|mein)|(?:dürfen|können|müssen|sollen) (?:wir|unsere|meine)|puis-je|(?:est-ce que )?je (?:peux|dois)|(?:puedo|debo|tengo que|podemos|debemos)(?!\p{L}))/iu;
/** What forbids, allows or requires, whatever it is about. */
const TELLS =
  /(?<!\p{L})(?:(?:shall|should|can|do|does|is|are|will) not|under no circumstances|in no (?:event|case)|requires?|cannot|don[’']t|never|prohibited|forbidden|allowed|permitted|required|obliged|must|may|only|verboten|untersagt|gestattet|erlaubt|darf|dürfen|muss|müssen|nur|interdit\p{L}{0,2}|doit|doivent|peut|peuvent|prohibid[oa]s?|debe\p{L}?|puede\p{L}?)(?!\p{L})/iu;

export const asksLeave = (question: string) => ASKS.test(question);
export const tellsWhether = (text: string) => TELLS.test(text.slice(0, 600));
