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
const LOOKING_MS = 15_000;

/** What would help with this very document, the most pressing first. */
export async function recommend(ctx: MemberContext, fileId: string): Promise<Recommendation[]> {
  const file = await findLiveFile(ctx, fileId);
  const said = await texts.listFileTexts(ctx.db, file.id);
  const summed = await summaries.listSummaries(ctx.db, file.id);
  const words = said.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return [
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
    ...(await adviseCompression(ctx, file)),
  ];
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

async function adviseCompression(ctx: MemberContext, file: FileRow): Promise<Recommendation[]> {
  if (file.type !== 'application/pdf' || file.size < WORTH_COMPRESSING) return [];
  const saved = await estimateSaving(ctx, file);
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

/** 0 for what cannot be looked into: locked, broken, or too much at work just now. */
async function estimateSaving(ctx: MemberContext, file: FileRow): Promise<number> {
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(LOOKING_MS)]);
  const settings = { member: ctx.member.user.id, priority: await hasPriority(ctx), signal };
  try {
    return await ctx.blobs.withFile(file.blob_key, (path) =>
      ctx.tools.run<{ savings: { bytes: number } }, number>(
        'analyze',
        [{ name: file.filename, path }],
        {},
        settings,
        async ({ report }) => report.savings.bytes,
      ),
    );
  } catch (error) {
    if (error instanceof AppError) return 0;
    throw error;
  }
}
