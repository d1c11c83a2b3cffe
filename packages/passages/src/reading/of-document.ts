import type { PassageIndex } from '../ranking/passage-index.ts';
import { foldText } from '../text/tokens.ts';
import type { AnswerKind } from './answer-kind.ts';
import { findAnswers } from './answer-spans.ts';
import { listSigners } from './signer.ts';
import { findInForce, findMade, findParties, findTerm } from './opening.ts';
import type { Unit } from './units.ts';

/** What may be asked of a document as such, which it need not say in so many words. */
export type OfDocument = 'author' | 'date' | 'title' | 'parties' | 'inForce' | 'term';

const list = (words: string) => new Set(words.split(' '));
const DOCUMENT = list(
  'paper report document manual policy letter agreement contract invoice lease study article handbook guide guideline datasheet budget terms bylaws minutes thesis essay text book brochure form plan newsletter dokument bericht vertrag brief handbuch rechnung satzung protokoll studie arbeit formular richtlinie rapport contrat lettre facture manuel reglement statuts etude texte documento informe contrato carta factura estatutos estudio texto',
);
const MADE = list(
  'written wrote published issued dated released prepared reviewed updated drafted signed revised veroffentlicht geschrieben erstellt verfasst ausgestellt gestellt datiert unterschrieben publie publiee ecrit ecrite redige redigee etabli emis signe publicado publicada escrito escrita emitido fechado firmado redactado',
);
const SMALL = list(
  'the this of a an is was were are has have been last it by did der die das dieser diese dieses den des dem wurde ist war hat zuletzt le la les ce cette cet de du l ete est il elle t el este esta fue ha se sido que what which how welches wie quelle quel cual como',
);
/** What asks for it, of which there has to be one, and what may stand beside it. */
const ASKS: Record<OfDocument, { first: RegExp; needs: Set<string>; may: Set<string> }> = {
  author: {
    first: /^(?:who|whom|what|which|wer|wie|qui|quel|quien|cual) /,
    needs: list('author authors verfasser autor autoren auteur auteurs autores').union(MADE),
    may: list('who whom wer qui quien name names'),
  },
  date: {
    first: /^(?:when|what|wann|welches|wie|quand|quelle|cuando|cual) /,
    needs: list('date datum fecha').union(MADE),
    may: list('when wann quand cuando'),
  },
  title: {
    first: /^(?:what|which|how|wie|was|quel|quelle|comment|cual|como) /,
    needs: list('title titel titre titulo called heisst'),
    may: list('name lautet was'),
  },
  parties: {
    first: /^(?:who|whom|between|which|wer|zwischen|qui|entre|quien|quienes|cuales|quelles) /,
    needs: list('parties party between parteien vertragsparteien zwischen entre partes'),
    may: list(
      'who whom which are made with to has and two both wer wem sind haben beiden geschlossen qui sont quels les fait conclu quien quienes son las dos hecho',
    ),
  },
  inForce: {
    first: /^(?:when|from|since|on|what|as|wann|ab|seit|quand|a|depuis|cuando|desde) /,
    needs: list('effect effective force kraft wirksam vigueur effet vigor'),
    may: list(
      'when from since on what date day in into of as take takes took come comes came go goes does do become becomes enter enters wann ab seit tritt trat wird quand partir depuis prend entre en a cuando desde entra entro',
    ),
  },
  term: {
    first:
      /^(?:(?:for |until )?(?:how|when|what)|(?:fur |bis )?(?:wie lange|wann)|(?:pendant |jusqu ?a )?(?:combien|quand|quelle)|(?:por |hasta )?(?:cuanto|cuando|cual)) /,
    needs: list(
      'run runs last lasts end ends expire expires expiry expiration term duration terminate terminates over laufzeit lauft endet dauert dauer gilt dure duree termine fin finit expire dura duracion termina vence vigencia',
    ),
    may: list(
      'how long when what until for does do will is initial date day come comes to ends length time valid force effect in wie lange wann bis fur quand combien temps pendant jusqu a cuanto cuando hasta tiempo por cual prend',
    ),
  },
};

/** Nothing is asked but that: a word more, and it is asked of what the document speaks of. */
export function askedOfDocument(question: string): OfDocument | undefined {
  const asked = foldText(question.slice(0, 300))
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const words = asked.split(' ');
  return (Object.keys(ASKS) as OfDocument[]).find((kind) => {
    const { first, needs, may } = ASKS[kind];
    const isKnown = (word: string) =>
      needs.has(word) || may.has(word) || DOCUMENT.has(word) || SMALL.has(word);
    return first.test(asked) && words.some((word) => needs.has(word)) && words.every(isKnown);
  });
}

const KIND_OF = {
  author: 'person',
  date: 'date',
  title: 'thing',
  parties: 'person',
  inForce: 'date',
  term: 'duration',
} as const satisfies Record<OfDocument, AnswerKind>;

/** What a sentence states that says it; when a contract ends is told by how long it runs where no day is said. */
export function kindOf(what: OfDocument, asked: AnswerKind, { sentence: { text } }: Unit): AnswerKind {
  const isDay = what === 'term' && asked === 'date' && findAnswers(text, 'date').length > 0;
  return isDay ? 'date' : KIND_OF[what];
}

/** Of a document's first page so many units stand before its text begins. */
const BEGINNING = 14;
const LONGEST = 90;
const BY =
  /(?:^|\s)(?:written|prepared|authored|compiled|edited) by:?\s|^(?:by|von|par|por)\s\p{Lu}|^(?:authors?|prepared by|autor(?:en|in|es)?|auteurs?|verfasser(?:in)?)(?:\s?[:|]|\s\p{Lu})/iu;
const NAME =
  /^\p{Lu}[\p{L}'’.-]{0,30}(?:,? (?:\p{Lu}[\p{L}'’.-]{0,30}|de|van|von|der|la|di|da|del|y|and|und|et|&)){1,8}[\s*∗†‡\d]{0,4}$/u;

/** Where the first page says it, by its shape: who wrote it and when stand above the text, and what a contract is about in its opening. */
export function findOfDocument(index: PassageIndex, asked: OfDocument, beginning: Unit[]): Unit | undefined {
  if (asked === 'parties') return findParties(index);
  if (asked === 'inForce') return findInForce(index);
  if (asked === 'term') return findTerm(index);
  const made = asked === 'date' ? findMade(index) : undefined;
  if (made) return made;
  const top = beginning.slice(0, BEGINNING);
  if (asked === 'title') return top.find(({ length }) => length > 0);
  if (asked === 'date')
    return top.find(
      ({ sentence: { text } }) =>
        text.length <= LONGEST && findAnswers(text, 'date').some(({ from, to }) => to - from > 4),
    );
  const signers = listSigners(index);
  // Of two none is certain.
  if (signers.length) return signers.length === 1 ? signers[0] : undefined;
  return (
    top.find(({ sentence: { text } }) => BY.test(text.slice(0, LONGEST))) ??
    top.find((unit, at) => at > 0 && isName(index, unit, top[at + 1]))
  );
}

/** Capital words that the document never writes small, and no running text right below. */
function isName(index: PassageIndex, { sentence: { text } }: Unit, next: Unit | undefined): boolean {
  const isRunning = next && next.length > 12 && /[.!?]$/u.test(next.sentence.text);
  if (text.length > LONGEST || !NAME.test(text) || isRunning) return false;
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word) =>
      index.passages.every((passage) => !passage.text.includes(` ${word.toLowerCase()} `)),
    )
  );
}
