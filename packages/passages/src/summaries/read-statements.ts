import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { GOVERNING_LAW, readLiability } from './contract-statements.ts';
import type { DocumentKind } from './document-kind.ts';
import type { FactName } from './fact-names.ts';
import type { Fact } from './fact.ts';

/** Sentences that rules and contracts say some things in; what they say follows. */
const STATEMENTS: [FactName, DocumentKind[], RegExp][] = [
  [
    'seat',
    ['rules'],
    /(?:\bSitz(?: des Vereins)? (?:ist|in)|\bsi[eè]ge(?: social)? est (?:fix|x|é?tabli)é?e? (?:à|au)|\bdomicilio(?: social)? en|\bsede en|\blocated at|\bprincipal office (?:is|shall be)(?: located)? (?:at|in))\s+([^.;\n][^;\n]{2,90}?)(?=\.\s|\.$|;|\n\n)/gu,
  ],
  [
    'purpose',
    ['rules'],
    /(?:\b(?:purposes?|mission|objects?)(?: of [\p{L}\s]{2,40})? (?:is|are|shall be) |\bZweck des [\p{L}\s]{2,30} ist |\b(?:se donne pour|a pour) (?:objectif|but|objet) (?:de |d['’])?|\btiene (?:como|por) (?:fin|objeto|finalidad) )([^.]{10,240})\./gu,
  ],
  [
    'law',
    ['contract'],
    /\b(?:[Ee]s gilt|[Gg]ilt(?: ausschließlich)?|unterliegt(?: ausschließlich)?) (?:das |dem )?(Recht der (?:\p{Lu}\p{L}{2,20} ?){1,3}|(?:deutsche|österreichische|schweizerische)[smn]? Recht)|\bsoumise?s? (?:exclusivement )?(?:au|à la) ((?:droit|loi) (?:français|belge|suisse|luxembourgeois|québécois)e?)|\bregir(?:á|se)(?:n)? por (?:la|las|el) ((?:ley(?:es)?|legislación|derecho) (?:de |del )?\p{L}{4,20}(?: de \p{Lu}\p{L}{2,20})?)/gu,
  ],
  [
    'renewal',
    ['contract'],
    /\b(?:automatic(?:ally)? renew(?:s|al|ed)?|renews? automatically|be renewed automatically|verlängert sich(?: der Vertrag| das Mietverhältnis)?(?: automatisch| stillschweigend)?(?: jeweils)?|renouvelée? tacitement|reconduite? tacitement|tacite reconduction|prorrogará(?: automáticamente| tácitamente)?) ((?:for|um|pour|par périodes|por)\s[^.;,]{3,80}?)(?=[.;,]|\s(?:unless|sofern|wenn|sauf|salvo)\b|\n\n)|\bcontinue (?:on (?:a )?|as (?:a )?)?(month[- ]to[- ]month(?: basis| tenancy| lease)?)/giu,
  ],
  [
    'renewal',
    ['contract'],
    /\b(?:[Tt]erm|[Aa]greement|[Cc]ontract|[Ll]ease|TERM|AGREEMENT)\b[^.;]{0,120}?(?<!not )(?:renew|extend|RENEW|EXTEND)\w{0,4}\b[^.;]{0,80}?\b((?:for|FOR) (?:up to|an?|one|two|three|five|successive|additional|subsequent|consecutive|further|like)\b[^.;,]{1,60}?(?:year|month|week|YEAR|MONTH)[sS]?(?:[- ](?:period|term|PERIOD|TERM)[sS]?)?)(?!\p{L})/gu,
  ],
  [
    'law',
    ['contract'],
    /\b(?:governed by|construed (?:in accordance with|under)|subject to|accordance with) (?:and (?:construed|interpreted) in accordance with )?(?:the )?([Ll]aws? of (?:the )?(?:State of )?\p{Lu}\p{L}{1,20}(?: (?:of |and )?\p{Lu}\p{L}{1,20}){0,3}|\p{Lu}\p{L}{2,20} law)(?=[\s,.;])/gu,
  ],
  ['law', ['contract'], GOVERNING_LAW],
];
/** `(each a “Renewal Term”`: what it is called. */
const CALLED_SO = / \((?:each|the|together|collectively|["“„«])[^)]{0,80}\)?.{0,80}$/u;
const MOST = 2;
const LONGEST = 200;

/** Purpose and seat of a body, and the law of a contract. */
export function readStatements(pages: Page[], kind: DocumentKind): Fact[] {
  const facts = STATEMENTS.filter(([, kinds]) => kinds.includes(kind)).flatMap(([name, , pattern]) =>
    pages
      .flatMap(({ page, text }) => {
        const flat = text.replace(/(?<!\n)\n(?!\n)/g, ' ');
        return [...flat.matchAll(pattern)].map((found): Fact => {
          const value = found.slice(1).find(Boolean)!;
          const from = found.index + found[0].indexOf(value);
          const said = readAloud(value.replace(CALLED_SO, ''));
          return {
            kind: 'text',
            name,
            text: said.slice(0, LONGEST).toWellFormed(),
            places: [{ page, from, to: from + value.length }],
          };
        });
      })
      .slice(0, MOST),
  );
  return kind === 'contract' ? [...facts, ...readLiability(pages)] : facts;
}
