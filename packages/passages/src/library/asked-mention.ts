import { foldText } from '../text/tokens.ts';

/** How a question names files of no kind, and how it asks which of them are meant; without accents. */
const FILES =
  '(?:files?|documents?|papers?|pdfs?|texts?|scans?|dateien?|dokumente?n?|unterlagen|schreiben|fichiers?|archivos?|documentos?|papeles)';
// bounded: words of this file, with no repetition within a repetition.
const any = (list: string) => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`, 'g');
const ANY_FILES = any(FILES);

const WHICH = any(
  'which|what|where|list|show|find|any|all|welche[rnms]?|wo|worin|zeige?|finde|liste|alle|gibt es|quel(?:le)?s?|ou|montrez?|trouvez?|tous|que|cual(?:es)?|donde|muestra|busca|encuentra|hay|todos',
);
/** What says that a word stands in a file, in four languages. */
const MENTIONS = any(
  [
    'mention(?:s|ed|ing)?|(?:talk|speak)(?:s|ing)? (?:about|of)|spoken of|talked about|sa(?:y|ys|ying) (?:something|anything|a word)? ?(?:about|on)|contain(?:s|ed|ing)?|includ(?:e|es|ed|ing)|refer(?:s|red|ring)? to|deal(?:s|ing)? with|discuss(?:es|ed|ing)?|(?:are|is) (?:there )?(?:anything |something )?about|appears?|occurs?|comes? up|have (?:something|anything) (?:about|on)|the words?',
    'erwahn(?:en|t|ung)|nenn(?:en|t)|enth(?:alten|alt)|handel(?:n|t) von|sprech(?:en|ung) von|spricht von|beinhalte(?:n|t)|(?:steht|stehen|sagt|sagen) (?:etwas |was )?(?:uber|von|zu[mr]?)|geht es um|kommt|kommen|vorkomm(?:en|t)|vor|auftauch(?:en|t)|taucht|auf|die rede von|rede von|das wort|etwas uber|etwas zu[mr]?',
    'mentionn(?:e|ent|er|ee?s?)|parl(?:e|ent|er|e-t-on) (?:de|du|des|d)|contien(?:t|nent)|evoqu(?:e|ent|ee?s?)|cit(?:e|ent|ee?s?)|trait(?:e|ent) (?:de|du|des|d)|apparai(?:t|ssent)|est-il question (?:de|du|des|d)|il est question|figure(?:nt)?|le mot|disent quelque chose',
    'menciona(?:n|do|da|dos|das|r)?|habla(?:n|r)? (?:de|del|sobre)|contiene[n]?|cita(?:n)?|trata(?:n)? (?:de|del|sobre)|aparece[n]?|se habla|dice[n]? algo|figura(?:n)?|la palabra',
  ].join('|'),
);
/** These alone do not make one: they say it only beside another of its words. */
const WEAK = /^(?:vor|auf|kommt|kommen|taucht|the words?|das wort|le mot|la palabra)$/;
/** `kommt … vor` is parted by what comes. */
const COMES = /(?<![a-z])(?:kommt|kommen|taucht|tauchen)(?![a-z])/;
const ENDS = /\s(?:vor|auf)$/;
const NOT =
  /(?<![a-z])(?:not|n t|don t|doesn t|never|without|nicht|kein(?:e[nrms]?)?|ohne|ne|pas|sans|no|nunca|sin)(?![a-z])/;

/** What a question asks to be found in files, where it asks which of them mention something; `isKind` tells words for kinds of file. */
export function readMention(question: string, isKind: (folded: string) => boolean): string | undefined {
  const folded = foldText(question.replace(/['’]/g, ' ')).replace(/[?!¿¡]/g, ' ');
  const isWhere = /(?<![a-z])(?:where|wo|ou|donde)(?![a-z])/.test(folded);
  const found = folded.match(MENTIONS);
  const isStrong =
    found?.some((one) => !WEAK.test(one)) || (COMES.test(folded) && ENDS.test(folded.trimEnd()));
  const names =
    folded.search(ANY_FILES) >= 0 || isKind(folded) || (isWhere && found?.some((one) => STANDS.test(one)));
  if (!isStrong || !names || NOT.test(folded) || folded.search(WHICH) < 0) return undefined;
  const rest = folded.replace(MENTIONS, ' ').replace(ANY_FILES, ' ').replace(WHICH, ' ');
  return rest.replace(/\s+/g, ' ').trim() || undefined;
}

/** Asked with `where`, only these are of the place of a word: a button appears somewhere, too. */
const STANDS = /^(?:mention|erwahn|mencion|evoqu)/;
