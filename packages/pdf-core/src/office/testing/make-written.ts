import { makeDocx } from './make-office.ts';

const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;

const level = (depth: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const list = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
const use = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;

/** List 1 has numbers, 2 bullets, 3 the numbers of 1 from 5 on; 4 is the numbers of headings. */
const NUMBERING = `<w:numbering>${list(0, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)') + level(2, 'lowerRoman', '%3.'))}${list(1, level(0, 'bullet', '\uf0b7') + level(1, 'bullet', 'o'))}${list(2, level(0, 'decimal', '%1', '<w:pStyle w:val="Heading1"/>') + level(1, 'decimal', '%1.%2', '<w:pStyle w:val="Heading2"/>'))}${use(1, 0)}${use(2, 1)}${use(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>')}${use(4, 2)}</w:numbering>`;

const style = (id: string, name: string, inside: string, type = 'paragraph', base = '') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${base && `<w:basedOn w:val="${base}"/>`}${inside}</w:style>`;
const STYLES = `<w:styles><w:docDefaults><w:pPrDefault><w:pPr><w:spacing w:after="160"/></w:pPr></w:pPrDefault></w:docDefaults>${style('Title', 'Title', '')}${style('Heading1', 'heading 1', '<w:pPr><w:numPr><w:numId w:val="4"/></w:numPr><w:outlineLvl w:val="0"/></w:pPr>')}${style('Heading2', 'heading 2', '<w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr><w:outlineLvl w:val="1"/></w:pPr>', 'paragraph', 'Heading1')}${style('Plain', 'No Spacing', '<w:pPr><w:spacing w:after="0"/></w:pPr>')}${style('Strong', 'Strong', '<w:rPr><w:b/></w:rPr>', 'character')}</w:styles>`;

const RELATIONS = `<Relationships>${relation('s', 'styles', 'styles.xml')}${relation('n', 'numbering', 'numbering.xml')}${relation('f', 'footnotes', 'footnotes.xml')}${relation('p', 'image', 'media/dot.png')}${relation('l', 'hyperlink', 'https://example.org/rules?a=1&amp;b=2', 'External')}${relation('m', 'hyperlink', 'mailto:ada@example.org', 'External')}${relation('j', 'hyperlink', 'javascript:alert(1)', 'External')}</Relationships>`;

/** A picture of one point. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What a paragraph contains: `more` is of its properties. */
export const wordParagraph = (runs: string, styleId = '', more = '') =>
  `<w:p><w:pPr>${styleId && `<w:pStyle w:val="${styleId}"/>`}${more}</w:pPr>${runs}</w:p>`;
export const wordRun = (text: string, looks = '') =>
  `<w:r><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const wordItem = (text: string, id: number, depth = 0) =>
  wordParagraph(wordRun(text), '', `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>`);
export const wordCell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(wordRun(text), 'Plain')}</w:tc>`;
export const wordRow = (cells: string, isHeader = false) =>
  `<w:tr>${isHeader ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells}</w:tr>`;
export const wordTable = (rows: string) =>
  `<w:tbl><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="1500"/><w:gridCol w:w="1500"/></w:tblGrid>${rows}</w:tbl>`;

const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${wordRun(text)}</w:hyperlink>`;

const BODY =
  wordParagraph(wordRun('Harbour rules'), 'Title') +
  wordParagraph(wordRun('Who may moor'), 'Heading1') +
  wordParagraph(
    wordRun('Boats of ') +
      wordRun('members', '<w:b/>') +
      wordRun(' and ') +
      wordRun('their guests', '<w:i/><w:u w:val="single"/>') +
      wordRun(', not ') +
      wordRun('barges', '<w:strike/>') +
      wordRun('. See ') +
      link('l', 'the rules') +
      wordRun(' or write to ') +
      link('m', 'Ada') +
      wordRun('; never ') +
      link('j', 'this') +
      wordRun('.') +
      '<w:r><w:footnoteReference w:id="2"/></w:r>',
  ) +
  wordItem('Show your card', 1) +
  wordItem('at the gate', 1, 1) +
  wordItem('at the quay', 1, 1) +
  wordItem('Pay the fee', 1) +
  wordItem('Goods', 2) +
  wordItem('Timber', 2, 1) +
  wordItem('Sign out', 3) +
  wordParagraph(wordRun('Fees'), 'Heading2', '<w:bookmarkStart w:id="1" w:name="fees"/>') +
  wordTable(
    wordRow(wordCell('Boat') + wordCell('Summer') + wordCell('Winter'), true) +
      wordRow(wordCell('Dinghy', '<w:vMerge w:val="restart"/>') + wordCell('1,200 €') + wordCell('300 €')) +
      wordRow(wordCell('', '<w:vMerge/>') + wordCell('By the month', '<w:gridSpan w:val="2"/>')),
  ) +
  wordParagraph(
    '<w:r><w:drawing><wp:extent cx="952500" cy="476250"/><wp:docPr descr="Plan of the quay"/><a:blip r:embed="p"/></w:drawing></w:r>',
  ) +
  wordParagraph(wordRun('قواعد الميناء'), '', '<w:bidi/>') +
  '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' +
  wordParagraph(wordRun('Last orders'), 'Heading1') +
  wordParagraph(wordRun('The harbour master closes the gate.'));

const NOTES = `<w:footnotes><w:footnote w:type="separator" w:id="-1">${wordParagraph(wordRun('line'))}</w:footnote><w:footnote w:id="2">${wordParagraph(wordRun('A card is given to each member.'))}</w:footnote></w:footnotes>`;

/** A document with what Word files have: headings with numbers, lists, a table, links, a note, a picture. */
export function makeWritten(body = BODY): Uint8Array {
  return makeDocx(body, {
    'word/_rels/document.xml.rels': RELATIONS,
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/footnotes.xml': NOTES,
    'word/media/dot.png': DOT,
  });
}
