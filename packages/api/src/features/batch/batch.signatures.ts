import type { BatchStep, FileRow } from '@sheaf/db';
import { fateOfSignature, findStep, type Flow, tellSigned } from '@sheaf/pdf-core/options';
import { answerWith } from '../../answers.ts';
import type { ActingContext } from '../../context.ts';
import { learnFacts } from '../files/files.facts.service.ts';
import type { BatchPreview } from './batch.schema.ts';

/** Which step breaks the signatures of which files or of a step before it, and which files stay as they are. */
export function warnOfSignatures({ steps }: Flow): BatchPreview['warnings'] {
  return steps.flatMap(({ unsigns, signed }, index) => {
    const step = index + 1;
    const broken = tellSigned(signed.broken);
    const left = tellSigned(signed.left);
    return [
      ...(unsigns === null ? [] : [answerWith('warnings.signature_lost', { step, before: unsigns })]),
      ...(broken ? [answerWith('warnings.signature_broken', { step, ...broken })] : []),
      ...(left ? [answerWith('warnings.signature_left', { step, ...left })] : []),
    ];
  });
}

/** Whether a step gives back this file as it came, because it is signed. */
export async function leavesSigned(
  ctx: ActingContext,
  step: BatchStep | undefined,
  row: FileRow,
): Promise<boolean> {
  const tool = (step && findStep(step.type)?.tool) ?? null;
  if (fateOfSignature(tool) !== 'left') return false;
  const [known] = await learnFacts(ctx, [row]);
  return known?.is_signed === true;
}

/** Whether a step takes its signature from one of these files: by the record of its tool. */
export async function breaksSigned(ctx: ActingContext, step: BatchStep, rows: FileRow[]): Promise<boolean> {
  const tool = findStep(step.type)?.tool ?? null;
  if (fateOfSignature(tool) !== 'broken') return false;
  return (await learnFacts(ctx, rows)).some(({ is_signed }) => is_signed);
}
