import { StandardFonts } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { runTool } from '../../runner/run-tool.ts';
import { makeText, type Setting, typeset } from './testing/typeset.ts';

const OTHER: Setting = { font: StandardFonts.Helvetica, size: 10, margin: 50 };
const AGREED = 'after 30 working days, unless the parties agree otherwise';
const YEARLY = 'euros in each calendar year, even where the other side was informed of the risk.';

/** What a comparison tells of paragraphs that are typeset in two ways. */
async function compare(before: string[], after: string[], setting = OTHER) {
  const typed = (texts: string[], own?: Setting) =>
    typeset(
      texts.map((text) => ({ text })),
      own,
    );
  const { report } = await runTool('compare', [await typed(before), await typed(after, setting)], {});
  return report.changes.map((one) => [one.kind, one.before.text, one.after.text]);
}

it('a clause that went and one that came are told whole, though both are made of the same phrases', async () => {
  const old = `The licensor pays for the software with its manuals within 7784 days of a written request. The customer replaces the software up to 8148 ${YEARLY}`;
  const fresh = `The licensor documents the equipment of the annex within 4477 days of a written request. The customer maintains the deposit up to 5187 ${YEARLY}`;
  const [first, last] = [makeText(1), makeText(2)];
  const heading = '4. Licenses and duties of each month';
  expect(await compare([first, old, heading, last], [first, heading, fresh, last])).toEqual([
    ['removed', old, ''],
    ['added', '', fresh],
  ]);
});

it('a clause that moved is one move, though the text that took its place ends as one of its sentences does', async () => {
  const moved = `The provider keeps all records of the services for 70 months. The customer returns the premises up to 640 ${YEARLY} The tenant inspects the deposit ${AGREED}.`;
  const added = `The provider inspects each report of the board up to 2989 ${YEARLY}`;
  const [first, next, last] = [makeText(1), makeText(2), makeText(3)];
  expect(await compare([first, moved, next, last], [first, added, next, moved, last])).toEqual([
    ['added', '', added],
    ['moved', moved, moved],
  ]);
});

it('a clause that went is no move to one that came elsewhere with most of its words', async () => {
  const old = `The customer insures the premises at its own cost ${AGREED}, whatever the cause of the delay may be.`;
  const fresh = old.replace('30', '45');
  const [first, next, last] = [makeText(1), makeText(2), makeText(3)];
  expect(await compare([first, old, next, last], [first, next, fresh, last])).toEqual([
    ['removed', old, ''],
    ['added', '', fresh],
  ]);
});

it('a word that the foot of a page divides is the word of a text that is typeset in another way', async () => {
  const cut = await typeset([
    { text: 'What is built in is insured against fire, and against damage by one-' },
    { picture: (page) => page.drawText('1', { x: 290, y: 55, size: 9 }) },
  ]);
  const rest = await typeset([{ text: 'dimensional models of it.' }]);
  const { files } = await runTool('merge', [cut, rest], {});
  const text =
    'What is built in is insured against fire, and against damage by one-dimensional models of it.';
  const whole = await typeset([{ text }], OTHER);
  const { report } = await runTool('compare', [{ name: 'cut.pdf', bytes: files[0]!.bytes }, whole], {});
  expect(report.changes).toEqual([]);
});
