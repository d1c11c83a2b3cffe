import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Unit } from '../reading/units.ts';
import { type Topic, foldForTopics, isOn } from './asked-topics.ts';

/** The name of a clause, before its text: "12. Late Charges." */
export const NAMES_CLAUSE =
  /^(?:§ ?|Art(?:icle|ikel|\.) |Section )?(?:\d{1,2}(?:[.-]\d{1,2}){0,3}|[A-Z]|\([a-z]{1,3}\))[.):]? \p{Lu}[^.:]{2,70}[.:]?$/u;

const LABEL = /^[^:]{2,40}:$/u;
const LABELLED = /^[^:]{2,60}:/u;

/** The sentences of a document as topics are looked for in them, what the clause of each is called, and what was found before. */
type Scope = {
  folded: string[][];
  names: string[][];
  said: Map<RegExp, Set<string>>;
  settling: Map<Topic, Settling>;
};
/** What settles a topic; `isBest`: it hardly says anything else. */
export type Settling = { texts: ReadonlySet<string>; isBest: boolean };
/** A sentence that takes back some of what the one before it says, tells why there is a contract, or gives an example; folded. */
const EXCEPTS =
  /^(?:[^ ]{1,4} ){0,3}(?:(?:notwithstanding|despite) the (?:foregoing|above|preceding|prior|previous)|however|whereas|for example|ungeachtet des vorstehenden|abweichend (?:hiervon|davon)|dies gilt nicht|jedoch|zum beispiel|nonobstant ce qui precede|par derogation|toutefois|considerant|par exemple|no obstante lo anterior|sin perjuicio de lo anterior|sin embargo|considerando|por ejemplo)(?![^ ])/u;
const scopes = new WeakMap<PassageIndex, Scope>();

export function readUnit(index: PassageIndex, { passage, place }: Unit): { text: string; name: string } {
  const { folded, names } = scopeOf(index);
  return { text: folded[passage]![place]!, name: names[passage]![place]! };
}

export function scopeOf(index: PassageIndex): Scope {
  let scope = scopes.get(index);
  if (!scope)
    scopes.set(
      index,
      (scope = { folded: foldAll(index), names: nameClauses(index), said: new Map(), settling: new Map() }),
    );
  return scope;
}

/** What stands below a line such as "Next meeting:" says it of that. */
const foldAll = ({ passages }: PassageIndex) =>
  passages.map(({ sentences }) =>
    sentences.map(({ text }, at) => {
      const above = sentences[at - 1]?.text ?? '';
      const isBelow = LABEL.test(above) && !LABELLED.test(text);
      return foldForTopics(isBelow ? `${above} ${text}` : text);
    }),
  );

/** What the clause of each sentence is called, by the heading above or by the name before its text. */
function nameClauses({ passages }: PassageIndex): string[][] {
  let [heading, own, called] = ['', '', ''];
  return passages.map((passage) => {
    if (passage.heading !== heading) {
      [heading, own] = [passage.heading, ''];
      called = foldForTopics(heading);
    }
    return passage.sentences.map(({ text }) => {
      if (text !== heading && text !== own && NAMES_CLAUSE.test(text)) {
        own = text;
        called = foldForTopics(`${heading} ${own}`);
      }
      return called;
    });
  });
}

/** Where some sentences hardly say anything else than the topic, the others do not settle it, nor does what makes an exception of it. */
export function listSettling(index: PassageIndex, topic: Topic): Settling {
  const { settling } = scopeOf(index);
  let found = settling.get(topic);
  if (!found) settling.set(topic, (found = findSettling(index, topic)));
  return found;
}

function findSettling(index: PassageIndex, topic: Topic): Settling {
  const said = [...listSaid(index, topic.says)].filter((text) => isOn(topic, text));
  const rules = said.filter((text) => !EXCEPTS.test(text));
  const main = rules.length ? rules : said;
  const best = main.filter((text) => topic.best?.test(text));
  return { texts: new Set(best.length ? best : main), isBest: best.length > 0 };
}

/** What is said twice counts once: passages overlap. It is looked up once for each document, and not for each of its sentences. */
export function listSaid(index: PassageIndex, says: RegExp): Set<string> {
  const { folded, said } = scopeOf(index);
  let found = said.get(says);
  if (!found)
    said.set(says, (found = new Set(folded.flatMap((list) => list.filter((text) => says.test(text))))));
  return found;
}
