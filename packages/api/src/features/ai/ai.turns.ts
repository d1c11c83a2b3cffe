import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { PassageTurn } from '../../passages.port.ts';
import { rateLimits } from '../../rate-limits.ts';

/** Takes a turn in the caller's queue for as long as the caller waits. */
export function turnOf({ member, signal }: ActingContext): PassageTurn {
  return { member: member.user.id, signal };
}

/** Of everything that is asked of a document's text together, whether or not the plan counts it. */
export async function countAiCall(ctx: ActingContext): Promise<void> {
  // Counted as it was asked for.
  if (ctx.resumes !== undefined) return;
  const { retryAfter } = await ctx.limiter.consume(rateLimits.aiByAccount, ctx.member.user.id);
  if (retryAfter <= 0) return;
  throw new AppError('too_many_questions', null, { details: { retryAfter } });
}
