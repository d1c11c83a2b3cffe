import { FUNCTION_WORDS, STOP_WORDS } from './stop-words.ts';
import { listWords } from './tokens.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words of questions as people type them, accents off: they say how something is asked, and no document needs to have them. */
const SMALL: Record<string, ReadonlySet<string>> = {
  de: list(
    'ich du er sie es wir ihr man mir mich dir dich uns euch ihm ihnen mein meine meinen meinem meiner dein deine sein seine seinen unser unsere unseren ihre ihren was wer wem wen wessen wie wo wann warum wieso weshalb wozu woher wohin wofur womit wovon woran worauf welche welcher welches welchen welchem wieviel wieviele viel viele wenn ob dann da denn mal eigentlich noch schon nur so sehr bitte hier dort dabei dafur damit davon darauf dazu darum kann kannst konnen konnte muss musst mussen musste darf darfst durfen soll sollen sollte will wollen wurde werde wirst hab habe hast haben hatte bin bist war waren ware etwas irgendwas irgendwie jemand niemand irgendwer alles ganz einfach eben halt ja nein doch oder aber ab bis seit von mit ohne bei vor unter zum zur vom beim ins im am ans aus raus rein los hin her weg wieder gerade sonst selber selbst genau moglich dieser diese dieses diesem diesen jede jeder jedes jeden',
  ),
  fr: list(
    'je j tu on ils elles moi toi lui eux me m te t s c d l n qu mon ma mes ton ta tes notre nos votre vos leurs cet cette ces ca cela ceci quoi quel quelle quels quelles quand comment combien pourquoi lequel laquelle est sont suis es etes ete etait sera serait ai as a avons avez avoir aura eu peut peux peuvent pouvez pouvons pourrait pouvoir doit dois doivent devez devoir faut veut veux voulez si oui non bien tout tous toute toutes tres aussi alors donc deja encore meme exactement quelque quelques quelqu quelquun personne chez vers sans jusqu jusque jusqua depuis pendant y faire fait fais font faites dis dit est il',
  ),
  es: list(
    'yo tu el ella ellos ellas usted ustedes nosotros me te se nos le les mi mis tu tus nuestro nuestra que quien quienes cual cuales cuando como cuanto cuanta cuantos cuantas donde adonde sin si no es son esta estan estoy era fue ser estar hay ha he han tengo tiene tienen tenemos tener puedo puede pueden podemos podria podrian poder debo debe deben debemos deber hace hacer hago hacen algo alguien alguno alguna nada todo toda todos todas muy ya tambien solo sola hasta desde durante esto eso aqui asi pasa pasar exactamente y o',
  ),
};
/** Verbs that say little by themselves, unless the document has a word for them. */
const FAINT: Record<string, ReadonlySet<string>> = {
  de: list(
    'krieg kriege kriegt kriegen bekomm bekomme bekommt bekommen komm komme kommt kommen geh gehe geht gehen gehts gibt gibts gelten mach mache macht machen tun tue tut passiert passieren ist sind heisst steht sitzt sitzen liegt finde finden seh sehe sehen ding dings teil sache sachen brauche braucht brauchen nehmen nehme hinstellen stellen stelle lassen lauft laufen',
  ),
  fr: list(
    'passe passer passent arrive arriver prendre prend mettre met donner donne trouve trouver chose choses truc trucs risque sert avant apres gens',
  ),
  es: list(
    'sucede ocurre llevar llevo poner pongo dar dan dar hacerse cosa cosas sirve quedar queda gente tardan tarda toca',
  ),
};
const SPOKEN = ['de', 'en', 'es', 'fr'];

const isSmallIn = (word: string, language: string) =>
  (SMALL[language]?.has(word) ?? false) || (FUNCTION_WORDS[language]?.has(word) ?? false);

/** A word that says how something is asked in the language of the question. */
export const isAsking = (word: string, language: string) =>
  language === 'en' ? STOP_WORDS.has(word) : isSmallIn(word, language);

/** A verb that says little, such as to get or to do. */
export const isFaint = (word: string, language: string) => FAINT[language]?.has(word) ?? false;

/** That of a scope, or where its words are not known (names and numbers are of no language) that of the question. */
export const spokenOr = (ofScope: string, ofQuestion: string) =>
  SPOKEN.includes(ofScope) ? ofScope : ofQuestion;

/** The language of a question by its small words; that of the document where none has more of them. */
export function languageOfQuestion(text: string, ofDocument: string): string {
  const words = listWords(text.slice(0, 1_000));
  const count = (language: string) =>
    words.filter(
      (word) =>
        isSmallIn(word, language) || isFaint(word, language) || (language === 'en' && STOP_WORDS.has(word)),
    ).length;
  const own = SPOKEN.includes(ofDocument) ? count(ofDocument) : 0;
  const [best] = SPOKEN.map((language) => ({ language, small: count(language) })).sort(
    (a, b) => b.small - a.small,
  );
  return best && best.small > own ? best.language : ofDocument;
}
