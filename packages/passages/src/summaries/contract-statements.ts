import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import type { Fact } from './fact.ts';

const STATE =
  "(?:(?:State|STATE|Commonwealth|COMMONWEALTH|Province|PROVINCE|Kingdom|KINGDOM|(?:People['’]s )?Republic|(?:PEOPLE['’]S )?REPUBLIC) (?:of|OF) (?:the |THE )?)?";
/** In capitals a name is followed by words that are none. */
const NO_NAME =
  '(?!(?:WITHOUT|EXCLUDING|INCLUDING|AND|APPLICABLE|REGARDLESS|AS|EXCEPT|OTHER|BUT|NOT|IN|WITH|IRRESPECTIVE|The|This|Any|Each|All|Without)(?!\\p{L}))';
const PLACE = `${NO_NAME}\\p{Lu}[\\p{L}'’]{1,20}(?: (?:of |and |the )?${NO_NAME}\\p{Lu}[\\p{L}'’]{1,20}){0,3}`;
/** `governed by, and construed in accordance with, the internal laws of the State of Ohio`. */
export const GOVERNING_LAW = new RegExp(
  `(?<!\\p{L})(?:[Gg]overned|GOVERNED|[Cc]onstrued|CONSTRUED|[Ii]nterpreted|INTERPRETED|[Dd]etermined)(?!\\p{L})[^.;]{0,160}?(?<!\\p{L})((?:[Ll]aws?|LAWS?) (?:of|OF) (?:the |THE )?${STATE}${PLACE})`,
  'gu',
);

/** What follows is the sum, or what it is reckoned by. */
const CAPS: RegExp[] = [
  /(?<!\p{L})liability(?! insurance)(?!\p{L})[^.;]{0,260}?(?<!not (?:be )?)(?:limited to|not (?:in any event )?exceed|capped at)(?:,? and (?:will|shall) not exceed)?,? ([^;]{3,240})/giu,
  /(?:in no event|under no circumstances)(?!\p{L})[^.;]{0,160}liabilit(?:y|ies)[^.;]{0,260}? exceed ([^;]{3,240})/giu,
  /(?<!\p{L})Haftung(?!\p{L})[^.;]{0,200}? auf ((?:[^.;]|\.(?=\d)){3,160}?) (?:begrenzt|beschränkt)/gu,
  /(?<!\p{L})responsabilité(?!\p{L})[^.;]{0,200}? (?:limitée (?:à|au|aux)|excéder|plafonnée à) ([^;]{3,240})/giu,
  /(?<!\p{L})responsabilidad(?!\p{L})[^.;]{0,200}? (?:limitada a|limitará a|excederá(?: de)?|superará) ([^;]{3,240})/giu,
];
/** Who owes nothing for which damages. */
const EXCLUSIONS: RegExp[] = [
  /(?<!\p{L})((?:in no event|under no circumstances|neither|no party)(?!\p{L})[^.;]{3,150}(?:liable|responsible)[^.;]{0,60}(?:indirect|consequential|incidental|special)(?!\p{L})[^.;]{0,110}?(?:damages?|loss(?:es)?)(?!\p{L}))/giu,
  /(?<!\p{L})((?:keine Partei|haftet nicht|haften nicht)[^.;]{3,150}(?:mittelbare|indirekte|Folgeschäden|entgangenen Gewinn)(?!\p{L}))/giu,
  /(?<!\p{L})(en aucun cas[^.;]{3,150}(?:responsables?|tenue?s?)[^.;]{0,60}dommages? (?:indirects?|consécutifs?|accessoires?))/giu,
  /(?<!\p{L})(en ningún caso[^.;]{3,150}responsables?[^.;]{0,60}daños (?:indirectos|consecuentes|incidentales))/giu,
];
const ENDS = /\.(?=\s|$)|\n\n|, provided|\s\(the [“"]/u;
const DAMAGES = /damage|loss|indirect|special|Schäden|Gewinn|dommage|daños/iu;
const LONGEST = 160;
const MOST = 2;

/** Up to how much each owes, or else for which damages nobody owes anything. */
export function readLiability(pages: Page[]): Fact[] {
  const caps = findAll(pages, CAPS);
  const excluded = () => findAll(pages, EXCLUSIONS).filter(({ text }) => DAMAGES.test(text));
  return (caps.length ? caps : excluded()).slice(0, MOST);
}

function findAll(pages: Page[], patterns: RegExp[]): Fact[] {
  return pages.flatMap(({ page, text }) => {
    const flat = text.replace(/(?<!\n)\n(?!\n)/g, ' ');
    return patterns
      .flatMap((pattern) => [...flat.matchAll(pattern)])
      .map((found): Fact => {
        const from = found.index + found[0].lastIndexOf(found[1]!);
        const value = found[1]!.slice(0, ENDS.exec(found[1]!)?.index);
        const said = readAloud(value);
        const short = said.length > LONGEST ? `${cutAtWord(said)} …` : said;
        return {
          kind: 'text',
          name: 'liability',
          text: short,
          places: [{ page, from, to: from + value.length }],
        };
      });
  });
}

const cutAtWord = (text: string) => text.slice(0, text.lastIndexOf(' ', LONGEST)).toWellFormed();
