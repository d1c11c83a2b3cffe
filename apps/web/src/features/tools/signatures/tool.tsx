import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/card.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { LetterDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Note } from '../../../components/note.tsx';
import type { FileToolProps } from '../shared/page/document.ts';
import { toolPath } from '../shared/tool-list.ts';
import { ToolLayout } from '../shared/run/tool-layout.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { FirstPage } from '../shared/page/first-page.tsx';
import type { Signature } from '../shared/reports.ts';
import { SignatureCard } from './signature-card.tsx';
import { verifyMessages } from './verify.messages.ts';
import { WantedData } from '../shared/wanted-data.tsx';

export default function VerifyTool({ file, aside }: FileToolProps) {
  return (
    <ToolLayout aside={<div className="flex flex-col gap-4">{aside}</div>}>
      <Report fileId={file.id} />
      <FirstPage file={file} />
    </ToolLayout>
  );
}

function Report({ fileId }: { fileId: string }) {
  const t = useMessages(verifyMessages);
  const query = useQuery(trpc.pdfTools.signatures.queryOptions({ id: fileId }, { retry: false }));
  return (
    <WantedData query={query} texts={{ again: t('again'), loading: t('loading') }}>
      {({ signatures }) => <Signatures fileId={fileId} signatures={signatures} />}
    </WantedData>
  );
}

/** From the best to the worst: the document is as good as its worst signature. */
const VERDICTS = ['unchanged', 'permitted_changes', 'changed', 'broken'] as const;
const NOTES = { unchanged: 'plain', permitted_changes: 'warn', changed: 'bad', broken: 'bad' } as const;

function Signatures({ fileId, signatures }: { fileId: string; signatures: Signature[] }) {
  const t = useMessages(verifyMessages);
  if (signatures.length === 0)
    return (
      <Card className="py-4">
        <EmptyState
          drawing={<LetterDrawing />}
          title={t('none')}
          action={<ButtonLink to={toolPath('sign', [fileId])}>{t('sign')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      </Card>
    );
  const worst = VERDICTS.findLast((verdict) => signatures.some((one) => one.verdict === verdict))!;
  return (
    <div className="flex flex-col gap-4">
      <Note kind={NOTES[worst]} fact={t(`total.${worst}`)}>
        {t(`totalText.${worst}`)}
      </Note>
      {signatures.map((signature) => (
        <SignatureCard key={signature.field} fileId={fileId} signature={signature} />
      ))}
    </div>
  );
}
