/** What a measure is told in: whoever asks how heavy something is, is not told by its watts. */
const MEASURES: { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /(?<!\p{L})(?:how heavy|how much (?:does|do|did|must|may|can|should) .{1,60}? weigh|wie schwer|quel (?:est le )?poids|combien pèsent?|cuánto pesan?)(?!\p{L})/iu,
    told: /\d\s?(?:[kmµ]?g|kilo\p{L}*|grams?|gramm\w*|lbs?|pounds?|pfund|livres?|oz|ounces?|tons?|tonnes?|tonnen?|t)(?!\p{L})/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:how (?:hot|cold|warm)|(?:what|which) temperature|wie (?:heiß|warm|kalt)|(?:quelle|à quelle) température|(?:qué|a qué) temperatura)(?!\p{L})/iu,
    told: /\d\s?(?:°|º|[CFK](?!\p{L})|degrees?|grad(?!\p{L})|degrés?|grados?)/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:how (?:tall|wide|deep|far (?:apart|away|is|are|from))|wie (?:breit|tief|weit)|(?:quelle est la |quelle )(?:largeur|profondeur|distance)|qué (?:ancho|distancia|profundidad))(?!\p{L})/iu,
    told: /\d\s?(?:[kcmµn]?m|(?:kilo|centi|milli)?met(?:er|re)s?n?|mètres?|metros?|feet|foot|ft|inch(?:es)?|in|miles?|yards?|zoll|pixels?|px)(?!\p{L})|\d["”′″]/iu,
  },
  {
    asked: /(?<!\p{L})(?:how old|(?:what|which) age|wie alt|quel âge|qué edad|cuántos años)(?!\p{L})/iu,
    told: /(?<!\p{L})(?:years?|aged?|ages|old|jahren?|alter|ans|âge|años|edad)(?!\p{L})/iu,
  },
  {
    asked:
      /(?<!\p{L})(?:(?:sampling|sample|frame|refresh|data|bit|baud|clock|transfer) ?(?:rate|frequency)|(?:what|which) frequency|(?:abtast|bild|daten|takt)(?:rate|frequenz)|welche frequenz|fréquence|frecuencia)(?!\p{L})/iu,
    told: /\d\s?(?:[kmg]?hz|[kmg]?(?:bit|byte|b)?\/s|[kmg]?bps|fps|baud|(?:times |samples |frames |bits )?(?:per|a) second|pro sekunde|par seconde|por segundo)(?!\p{L})/iu,
  },
];

/** What has to stand in a sentence that tells the measure a question asks for. */
export const askedMeasure = (question: string): RegExp | undefined =>
  MEASURES.find(({ asked }) => asked.test(question.slice(0, 300)))?.told;
