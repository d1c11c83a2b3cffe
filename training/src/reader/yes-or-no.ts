import { hashText } from '@sheaf/passages';
import type { AskedDocument, AskedText } from './asked-document.ts';
import { seeded } from './grow-forest.ts';

const MOST = 6;
const DROPPED = 0.25;
/** A plain statement: who, what they may or must or do, and what it is about. */
const STATEMENT =
  /(?<=[.!?]\s|\n)((?:The|A|An|Our|Your|You|We|They|It|This|These|Some|Most|Many|All|People|Users|Patients|Children)(?: \p{Ll}[\p{Ll}-]{1,14}){0,4}) (may|must|can|cannot|shall|will|should|is|are|was|were|has|have|do|does|did) (not )?(\p{Ll}[^.!?;:|()\n]{20,140})[.](?=\s)/gu;
const PERSONS: Record<string, string> = { You: 'I', Your: 'my', We: 'you', Our: 'your' };

/** The same documents, asked whether it is so: no set asks that, and whoever reads a contract does. */
export function askYesOrNo(document: AskedDocument, seed: number): AskedDocument[] {
  if (document.language !== 'en') return [];
  const random = seeded(seed + 77);
  const questions: AskedText[] = [];
  for (const { page, text } of document.pages)
    for (const found of text.matchAll(STATEMENT)) {
      const [whole, who = '', verb = '', , rest = ''] = found;
      if (hashText(whole) % 3 || questions.length === MOST) continue;
      const asked = rest
        .split(' ')
        .filter((word, i, all) => i === all.length - 1 || i < 2 || random() > DROPPED);
      const first = verb === 'cannot' ? 'can' : verb;
      const [subject = '', ...others] = who.split(' ');
      const person = [PERSONS[subject] ?? subject.toLowerCase(), ...others].join(' ');
      questions.push({
        text: `${first[0]!.toUpperCase()}${first.slice(1)} ${person} ${asked.slice(0, 9).join(' ')}?`,
        places: [{ page, from: found.index, to: found.index + whole.length }],
        said: [],
      });
    }
  return questions.length
    ? [{ ...document, source: 'yes-or-no', name: `${document.name} yes or no`, questions }]
    : [];
}
