/** What people say in several small words, none of which a document has, and the word that it has: `comes out of` is the output. */
const PLAIN: [RegExp, string][] = [
  [
    /^((?:and |so |but )?)(?:(?:am I|are we) (?:allowed|permitted|able) to|is it (?:ok|okay|fine|all ?right|allowed|permitted|possible) (?:if (?:I|we)|for (?:me|us) to|to))(?!\p{L})/iu,
    '$1May I',
  ],
  [
    /^((?:and |so |but )?)(?:do (?:I|we) (?:really )?(?:have|need) to|(?:am I|are we) (?:required|obliged|supposed|expected) to)(?!\p{L})/iu,
    '$1Must I',
  ],
  [
    /^((?:and |so |but )?)what(?:[’']s| is| are| was| were) (the|this|our|your) (.{2,40}?) called(?=\s*[?.!]*$)/iu,
    '$1What is the name of $2 $3',
  ],
  [/(?<!\p{L})what (?:comes|came) out of(?!\p{L})/iu, 'What is the output of'],
  [/(?<!\p{L})(?:was|is|were|are|been|got|get|gets) thrown away(?!\p{L})/iu, 'was destroyed'],
  [/(?<!\p{L})(case|claim|suit|lawsuit|complaint|action)(.{1,20}?)thrown out(?!\p{L})/iu, '$1$2dismissed'],
  [/(?<!\p{L})(?:went|gone|go|goes|going) up(?!\p{L})/iu, 'increased'],
  [/(?<!\p{L})(?:went|gone|go|goes|going) down(?!\p{L})/iu, 'decreased'],
  [
    /(?<!\p{L})who (?:came|turned up|showed up|took part|was there|were there)(?=\s*[?.!]*$)/iu,
    'Who was present',
  ],
  [/(?<!\p{L})wer (?:war da|ist gekommen|kam|war dabei)(?=\s*[?.!]*$)/iu, 'Wer war anwesend'],
  [/(?<!\p{L})qui (?:est venu|était là)(?=\s*[?.!]*$)/iu, 'Qui était présent'],
  [
    /(?<!\p{L})quién(?:es)? (?:vino|vinieron|estaba allí|fueron)(?=\s*[?.!]*$)/iu,
    'Quiénes estaban presentes',
  ],
];
/** What is left after taxes is another sum than what the words beside them ask for. */
const AFTER_TAX: [RegExp, string][] = [
  [
    /(?<!\p{L})(?:did|do|does|will) (?!(?:I|you)(?!\p{L}))(.{2,40}?) (?:earn|make|get)(?: (?:in profit|as profit))? after tax(?:es)?(?!\p{L})/iu,
    'was the net profit of $1',
  ],
  [/(?<!\p{L})(?:profit|income|earnings) after tax(?:es)?(?!\p{L})/iu, 'net profit'],
  [/(?<!\p{L})(?:Gewinn|Ergebnis|verdient\p{L}{0,2}) (.{0,40}?)nach Steuern(?!\p{L})/iu, 'Nettogewinn $1'],
  [/(?<!\p{L})(?:bénéfice|résultat) après impôts?(?!\p{L})/iu, 'bénéfice net'],
  [/(?<!\p{L})(?:beneficio|resultado) después de impuestos(?!\p{L})/iu, 'beneficio neto'],
];
const LONGEST = 300;

/** A question as a document would word it. */
export const sayPlainly = (question: string): string => replaceIn(question, PLAIN);

/** What holds before it is known what a question is about. */
export const sayAfterTax = (question: string): string => replaceIn(question, AFTER_TAX);

function replaceIn(question: string, phrases: [RegExp, string][]): string {
  if (question.length > LONGEST) return question;
  return phrases.reduce((text, [said, plain]) => text.replace(said, plain), question);
}
