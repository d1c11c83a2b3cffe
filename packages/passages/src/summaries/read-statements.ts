import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
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
    /\b(?:governed by|construed (?:in accordance with|under)|subject to|accordance with) (?:and (?:construed|interpreted) in accordance with |the )?((?:the )?[Ll]aws? of (?:the )?(?:State of )?\p{Lu}\p{L}{1,20}(?: (?:of |and )?\p{Lu}\p{L}{1,20}){0,3}|\p{Lu}\p{L}{2,20} law)(?=[\s,.;])/gu,
  ],
];
const MOST = 2;
const LONGEST = 200;

/** Purpose and seat of a body, and the law of a contract. */
export function readStatements(pages: Page[], kind: DocumentKind): Fact[] {
  return STATEMENTS.filter(([, kinds]) => kinds.includes(kind)).flatMap(([name, , pattern]) =>
    pages
      .flatMap(({ page, text }) => {
        const flat = text.replace(/(?<!\n)\n(?!\n)/g, ' ');
        return [...flat.matchAll(pattern)].map((found): Fact => {
          const from = found.index + found[0].indexOf(found[1]!);
          const said = readAloud(found[1]!);
          return {
            kind: 'text',
            name,
            text: said.slice(0, LONGEST).toWellFormed(),
            places: [{ page, from, to: from + found[1]!.length }],
          };
        });
      })
      .slice(0, MOST),
  );
}
