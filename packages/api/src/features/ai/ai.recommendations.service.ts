import { type FileRow, summaries, texts } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findLiveFile } from '../files/files.service.ts';
import { formatSize } from '../files/files.schema.ts';
import { hasPriority } from '../usage/usage.features.ts';
import type { Recommendation } from './ai.schema.ts';

/** Smaller files are not worth making smaller. */
const WORTH_COMPRESSING = 256 * 1024;
const WORTH_SAVING = 0.15;
const LONG_PAGES = 5;
/** From here on a reader looks for a place by bookmarks. */
const PAGES_TO_BOOKMARK = 10;
const PRIORITIES = ['high', 'medium', 'low'];
const LOOKING_MS = 15_000;

/** What pdf-core tells of a document, as far as it matters here. */
type Look = {
  security: object | null;
  form: { fields: number };
  signatures: number;
  outline: object[];
};
type Seen = { look: Look | null; isLocked: boolean; saved: number };

/** What would help with this very document, the most pressing first. */
export async function recommend(ctx: MemberContext, fileId: string): Promise<Recommendation[]> {
  const file = await findLiveFile(ctx, fileId);
  const said = await texts.listFileTexts(ctx.db, file.id);
  const summed = await summaries.listSummaries(ctx.db, file.id);
  const words = said.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const seen = await lookInto(ctx, file);
  const advice: Recommendation[] = [
    ...adviseUnlocking(seen),
    ...adviseReading(file, said.length),
    ...(said.length && !file.has_embeddings
      ? [
          {
            title: 'Enable chat',
            description: 'Ask questions, and be shown the passages that answer them.',
            priority: 'medium' as const,
            action: 'enable_chat' as const,
          },
        ]
      : []),
    ...(words > 200 && !summed.length ? [adviseSummary(file)] : []),
    ...adviseSigning(seen),
    ...adviseCompression(file, seen),
    ...adviseBookmarks(file, said.length, seen),
  ];
  return advice.toSorted(
    (one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority),
  );
}

function adviseUnlocking({ look, isLocked }: Seen): Recommendation[] {
  const advice = { title: 'Unlock it', action: 'unlock' as const };
  if (isLocked) {
    const description =
      'It is locked with a password. Until it is unlocked it cannot be read, searched or asked.';
    return [{ ...advice, description, priority: 'high' }];
  }
  const description = 'Its owner has restricted what may be done with it. The password lifts that.';
  return look?.security ? [{ ...advice, description, priority: 'low' }] : [];
}

function adviseReading(file: FileRow, pagesWithText: number): Recommendation[] {
  const isPicture = file.type === 'application/pdf' || file.type.startsWith('image/');
  // Whose pages are not counted yet is still being read, or cannot be.
  const isRead = file.page_count !== null || file.type.startsWith('image/');
  if (!isPicture || !isRead || file.has_ocr || pagesWithText) return [];
  return [
    {
      title: 'Extract the text',
      description: 'This is a scan or an image. With its text it can be searched, summed up and asked.',
      priority: 'high',
      action: 'ocr',
    },
  ];
}

function adviseSummary({ page_count }: FileRow): Recommendation {
  const isLong = (page_count ?? 0) >= LONG_PAGES;
  return {
    title: 'Summarize',
    description: isLong
      ? `It has ${page_count} pages. A summary says in a minute what they are about.`
      : 'A summary says in a minute what it is about.',
    priority: isLong ? 'medium' : 'low',
    action: 'summarize',
  };
}

function adviseSigning({ look }: Seen): Recommendation[] {
  if (!look?.form.fields || look.signatures) return [];
  return [
    {
      title: 'Sign it',
      description: 'It is a form, and nobody has signed it.',
      priority: 'medium',
      action: 'sign',
    },
  ];
}

function adviseCompression(file: FileRow, { saved }: Seen): Recommendation[] {
  if (saved < file.size * WORTH_SAVING) return [];
  const percent = Math.round((saved / file.size) * 100);
  return [
    {
      title: 'Make it smaller',
      description: `About ${percent} % of ${formatSize(file.size)} can be saved.`,
      priority: percent >= 50 ? 'medium' : 'low',
      action: 'compress',
    },
  ];
}

/** Made of the words that the document itself carries: of a scan there is nothing to make them of. */
function adviseBookmarks(
  { page_count, has_ocr }: FileRow,
  pagesWithText: number,
  { look }: Seen,
): Recommendation[] {
  const isLong = (page_count ?? 0) >= PAGES_TO_BOOKMARK;
  if (!look || look.security || look.outline.length || !isLong || !pagesWithText || has_ocr) return [];
  return [
    {
      title: 'Add bookmarks',
      description: `It has ${page_count} pages and no bookmarks. They can be made from its headings.`,
      priority: 'low',
      action: 'bookmarks',
    },
  ];
}

/** Nothing is known of what cannot be looked into: locked, broken, or too much at work just now. */
async function lookInto(ctx: MemberContext, file: FileRow): Promise<Seen> {
  const nothing = { look: null, isLocked: false, saved: 0 };
  if (file.type !== 'application/pdf') return nothing;
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(LOOKING_MS)]);
  const settings = { member: ctx.member.user.id, priority: await hasPriority(ctx), signal };
  const look = <Report>(tool: string, path: string, tell: (report: Report) => Seen) =>
    ctx.tools.run<Report, Seen>(tool, [{ name: file.filename, path }], {}, settings, async ({ report }) =>
      tell(report),
    );
  try {
    return await ctx.blobs.withFile(file.blob_key, (path) =>
      file.size < WORTH_COMPRESSING
        ? look<Look>('info', path, (info) => ({ ...nothing, look: info }))
        : look<{ info: Look; savings: { bytes: number } }>('analyze', path, ({ info, savings }) => ({
            ...nothing,
            look: info,
            saved: savings.bytes,
          })),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, isLocked: error.details?.['reason'] === 'encrypted' };
  }
}
