/** Whoever asks whether he may, must or need not. */
const ASKS =
  /^(?:and |so |but )?(?:(?:may|can|could|must|should|shall) (?:i|we|my|our)(?!\p{L})|(?:am i|are we|is my|are my) (?:allowed|permitted|required|obliged|covered)|do (?:i|we) need (?:a |an |any |the |your )?(?:permission|approval|authori[sz]ation|consent|licen[cs]e|permit)(?!\p{L})|do (?:i|we|my|our) .{0,40}(?:have|need) to(?!\p{L})|(?:darf|kann|muss|soll) (?:ich|man|mein|mich|mir|jemand|wer|hier)|(?:dürfen|können|müssen|sollen) (?:wir|unsere|meine)|puis-je|peut-on|(?:est-ce qu[e'’] ?)?(?:je|on|nous) (?:peux|peut|pouvons|dois|doit|devons|ai le droit|a le droit)|(?:est-ce qu['’])?il faut|(?:(?:se|me|nos) puede[ns]?|hay que|puedo|puede|debo|tengo que|podemos|debemos)(?!\p{L}))/iu;
/** What forbids, allows or requires, whatever it is about. */
const TELLS =
  /(?<!\p{L})(?:(?:shall|should|can|do|does|is|are|will) not|under no circumstances|in no (?:event|case)|requires?|cannot|don[’']t|never|prohibited|forbidden|allowed|permitted|required|obliged|must|may|only|verboten|untersagt|gestattet|erlaubt|darf|dürfen|muss|müssen|nur|möglich|zulässig|unzulässig|pourra|pourront|obligatoire|autorisé\p{L}{0,2}|interdit\p{L}{0,2}|doit|doivent|peut|peuvent|prohibid[oa]s?|deber?\p{L}{0,2}|puede\p{L}?|podrán?|permitid[oa]s?|obligatori[oa]s?|abstendrán?)(?!\p{L})/iu;

export const asksLeave = (question: string) => ASKS.test(question);
export const tellsWhether = (text: string) => TELLS.test(text.slice(0, 600));
