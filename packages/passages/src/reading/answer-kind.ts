import { foldText } from '../text/tokens.ts';

/** What a question asks for; `thing` where it does not tell. */
export const ANSWER_KINDS = [
  'thing',
  'person',
  'place',
  'date',
  'duration',
  'amount',
  'percent',
  'number',
  'definition',
  'yesno',
  'list',
  'reason',
  'procedure',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

// bounded: questions are cut to 1 000 letters, and the words hold no repetition within a repetition.
const any = (...words: string[]) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`);

/** By the words of four languages, accents off; the first that fits says it. */
const ASKS: [AnswerKind, RegExp][] = [
  [
    'definition',
    any(
      'stands? for|mean|meaning|meant by|abbreviation|acronym|definition|defined|short for',
      'bedeutet|heisst|steht|abkurzung',
      'signifie|veut dire|definition',
      'significa|quiere decir|siglas',
    ),
  ],
  [
    'percent',
    any(
      'percentage|per ?cent|(?:what|which) (?:[a-z]{1,20} )?(?:share|proportion|part|fraction)|tax rate|(?:what|how much) interest|interest rate',
      'prozent|anteil',
      'pourcentage|pour cent|taux',
      'porcentaje|por ciento',
    ),
  ],
  [
    'duration',
    any(
      'how (?:long|soon|quickly|often|frequently|early|far (?:ahead|in advance))|(?:in|within) (?:what|which) (?:time|period)|how many times|how much (?:time|notice)|(?:how many|which number of) (?:years?|months?|weeks?|days?|hours?|minutes?)|(?:notice|waiting) period|duration',
      'wie lang(?= (?:ist|sind|geht|dauert|lauft|habe?) )|wie (?:lange|schnell|oft|haufig|fruh)|(?:in|innerhalb) welcher (?:zeit|frist)|wie viel zeit|wie viele? (?:jahre|monate|wochen|tage|stunden)|frist|dauer',
      'combien de fois|tous les combien|quelle frequence|dans quel delai|combien (?:de |d ?)(?:temps|jours|mois|semaines|ans|annees|heures)|dure(?:nt|ra|e)? combien|combien ca dure|duree|delai',
      'cada cuanto|en que plazo|cuantas veces|con que frecuencia|cuanto (?:tiempo|dura(?:n|ra|ran)?|tarda(?:n|ra|ran)?)|cuantos (?:dias|meses|anos)|plazo|duracion',
    ),
  ],
  [
    'date',
    any(
      '(?:what|which) (?:(?:is|are|s) (?:the |your |our )?)?(?:[a-z]{2,12} ){0,2}hours|(?:since|until|by|from) when|(?:what|which) (?:dates?|(?:week)?days?|days? of|years?|months?|times?|hours?|period|decade|century)|until when|by when|since when|date|deadline|due',
      'wann|bis wann|seit wann|(?:um )?wie viel uhr|welche[mnrs]? uhrzeit|datum|welche[mnrs]? (?:jahr|tag|monat|wochentag)|\\w*datum',
      '(?:jusqu ?a|depuis|de|a partir de) quand|date|quelle (?:annee|heure)|quel jour|c ?est quand|quand(?= ?$)|quand est ce|quel mois|en quelle',
      'fecha|que ano|que dia|que mes|que horas?|(?:hasta|desde|partir de) cuando',
    ),
  ],
  // What is counted is no sum.
  [
    'number',
    any('wie viel (?:leute|personen|gaste|menschen|mitglieder|stimmen|zimmer|platze|seiten|stuck|prozent)'),
  ],
  // It may be told as a share, a sum or a number.
  [
    'number',
    any(
      'by how much|how much (?:more|less|better|higher|lower|faster|larger|longer|cheaper)|(?:what|which) (?:discount|reduction|rebate)',
      'um wie viel|(?:welche[mnrs]?|wie viel) (?:rabatt|nachlass|ermassigung)',
      'de combien|quel(?:le)? (?:remise|reduction|rabais)',
      'en cuanto|cuanto (?:mas|menos)|que (?:descuento|rebaja)',
    ),
  ],
  [
    'amount',
    any(
      'how much (?:money|tax(?:es)?|vat|rent|duty|postage|commission|profit|revenue|income|turnover|is|was|does|do|did|are|were|will|would|must|went|has|have|can|should)|how expensive|how high (?:is|are|was|were) (?:the )?(?:[a-z]{1,12} )?(?:dues|premium|bonus|tax|contribution|fine|penalty)|costs?|price|fees?|rent|salary|deposit|budget|sum|amount|paid|pay|total|revenue|expenses?|income|profit|spent',
      'wie (?:viel|teuer|hoch)|was (?:zahle?|zahlen|verlang(?:t|en)) (?:ich|man|wir|ihr|sie)|kostet|kosten|preis|betrag|miete|kaution|gebuhr|gesamt\\w*|summe',
      'combien(?! de (?!euros|francs|dollars))|prix|montant|cout|loyer|somme|total|caution',
      '(?:que|cuanto) (?:me |nos |te |se )?cobra(?:n|ra|ran|is)?|cuanto|precio|importe|coste|renta|fianza|total',
    ),
  ],
  [
    'number',
    any(
      'how (?:many|much|far|high|tall|wide|deep|old|fast|heavy|large|big|cold|hot)|(?:what|which) (?:number|size|length|weight|temperature|age)|number|iban|population',
      'wie (?:viele|weit|gross|alt|schwer|warm|kalt)|nummer|anzahl|iban|\\w*nummer',
      'combien|quel (?:numero|nombre|age)|numero|nombre',
      'cuantos|cuantas|numero|cantidad',
    ),
  ],
  [
    'person',
    any(
      '(?:by|to|with|from|for|whom|which|of) (?:who|whom)|whom|whose|author|authors|wrote|what (?:is|was) the name of the',
      'wer|wem|wen|wessen',
      '(?:a|de|par|pour|avec|chez|c ?est) qui|qui (?:c ?)?est',
      '(?:a|de|por|con|para) quien(?:es)?',
    ),
  ],
  [
    'place',
    any(
      'where|(?:what|which) (?:country|city|place|address|location|state)|address',
      'wo|wohin|woher|adresse',
      'ou se|ou est|ou sont|ou|adresse|lieu',
      'donde|direccion',
    ),
  ],
  [
    'reason',
    any(
      'why|for what reason|what is the (?:reason|purpose)|what (?:is|are) .{1,40} for $',
      'warum|weshalb|wieso|wozu',
      'pourquoi',
      'por que',
    ),
  ],
  [
    'list',
    any(
      'list|what are|which are|what were|(?:which|what) (?:three|two|four|five)|what (?:steps|kinds|types)|name the',
      'welche sind|was sind|liste',
      'quels sont|quelles sont|liste',
      'cuales son|lista',
    ),
  ],
  [
    'procedure',
    any(
      'how (?:do|can|should|to|is|are|does|must|may)|what (?:do|can|should|must|shall) (?:i|we|you|one|they) do',
      'wie (?:kann|wird|muss|soll|macht)|was (?:tue|mache|muss|kann|soll) (?:ich|man|wir)(?: tun| machen)?',
      'comment|que (?:dois|faut|peut|puis|doit) (?:je|il|on|nous) faire|que faire',
      'como|que (?:hago|hacer|(?:debo|puedo|tengo que|hay que|se debe) hacer)',
    ),
  ],
];
const YES_OR_NO =
  /^(?:and |so |but )?(?:is|are|was(?! (?:[a-z]+ (?:ich|man|wir|ihr|der|die|das|den|mir)|ist|sind|bedeutet|heisst|steht|kostet|passiert|muss|soll|darf|kann|wird|wurde|gilt|sagt)(?![a-z]))|were|do|does|did|has|have|had|can|could|may|might|must|will|would|shall|should|am|ist|sind|war|waren|hat|haben|kann|darf|muss|wird|werden|wurden?|soll(?:en|te)?|gibt|gilt|gelten|est|sont|peut|doit|faut|y a|puis|es|son|pued[eo]n?|se pueden?|deb[eo]n?|hay|estan?|tienen?|tengo|existen?|necesito)(?![a-z])/;
/** In German the verb comes first; in French the subject follows it, where nothing else is asked. */
const GERMAN_VERB =
  /^(?!(?:wer|was|wie|wo|wen|wem|wann|welche|seit|mit|heute|bitte|unter|ohne|seite|quien|quienes|quelle|comment|est|cuando|donde|este)(?![a-z]))(?:[a-z]{2,}(?:t|e|en|st) |[a-z]{3,} (?=ich |man ))(?:ich|man|er|sie|es|wir|ihr|der|die|das|den|ein|eine|einen|mein|meine|meinen|jemand|auch)(?![a-z])/;
const FRENCH_TURN = /\p{L}-(?:t-)?(?:ils?|elles?|on|je|nous|vous)(?!\p{L})/iu;
const FRENCH_ASKS =
  /(?<!\p{L})(?:qui|que|quoi|quels?|quelles?|quand|comment|combien|pourquoi|où|lequel|laquelle)(?!\p{L})|qu['’]/iu;
/** In French and Spanish a statement asks whether it is so: `je peux revendre mes tickets`, `me devuelven la cuota`. */
const STATEMENT =
  /^(?:(?:je|j|jai|tu|il|elle|on|nous|vous|ils|elles|ca|c ?est|(?:il )?y a) (?!quoi|qui|ou|quand)|(?:(?:les?|la|l|mon|ma|mes|une?) |l(?=[aeiouh]))(?:[a-z]{1,20} ){1,2}(?:est|sont|c ?est|peut|peuvent|doit|doivent)(?![a-z])|(?:me|te|se|nos) [a-z]{2,20}[aens](?![a-z]))/;
const ASKS_ELSE =
  /(?<![a-z])(?:qui|que|qu|quoi|quels?|quelles?|quand|comment|combien|pourquoi|lequel|quien(?:es)?|cual(?:es)?|cuando|como|cuant[oa]s?|a?donde|which|what|whom?|when|where|how|why)(?![a-z])|(?<![a-z])ou ?$/;
const HAPPENS =
  /^(?:(?:und |et |y )?(?:was (?:ist )?wenn|und wenn|et si|y si)|what happens|was passiert|que se passe|qu ?est ce qui se passe|que (?:pasa|ocurre|sucede))(?![a-z])/;
/** What stands first decides, before any other word of the question does. */
const FIRST: [AnswerKind, RegExp][] = [
  [
    'person',
    /^(?:and |so |but |by |to )?(?:who|whom|whose|wer|wem|wen|wessen|qui(?! est ce qu)|quien|quienes)(?![a-z])/,
  ],
  [
    'date',
    /^(?:and |so |but |since |until |by |from )?(?:when|bis wann|seit wann|ab wann|wann|jusqu ?a quand|quand|depuis quand|cuando|hasta cuando)(?![a-z])/,
  ],
  ['place', /^(?:and |so |but |from )?(?:where|wo|wohin|woher|ou|donde)(?![a-z])/],
  ['reason', /^(?:and |so |but )?(?:why|warum|weshalb|wieso|wozu|pourquoi|por que)(?![a-z])/],
  [
    'procedure',
    /^(?:and |so |but )?how (?:do|does|did|can|could|should|to|is|are|was|were|must|may)(?![a-z])/,
  ],
];
const OPEN = /^(?:est ce que|est)(?![a-z])/;

export function askedKind(question: string): AnswerKind {
  const asked = foldText(question.slice(0, 1_000))
    .replace(/[^a-z0-9]+/g, ' ')
    .trimStart();
  if (HAPPENS.test(asked)) return 'thing';
  if (YES_OR_NO.test(asked) || OPEN.test(asked) || GERMAN_VERB.test(asked)) return 'yesno';
  const said = question.slice(0, 1_000);
  if (STATEMENT.test(asked) && !ASKS_ELSE.test(asked)) return 'yesno';
  if (FRENCH_TURN.test(said) && !FRENCH_ASKS.test(said)) return 'yesno';
  const first = FIRST.find(([, pattern]) => pattern.test(asked));
  if (first) return first[0];
  return ASKS.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'thing';
}
