import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LetterDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import type { FileToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { toolPath } from '../../features/pdf-tools/advanced/tool-list.ts';
import { ToolLayout } from '../../features/pdf-tools/tool-layout.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { trpc } from '../../lib/trpc.ts';
import { FirstPage } from './first-page.tsx';
import type { Signature } from './reports.ts';
import { signTexts } from './sign.texts.ts';
import { WantedData } from './wanted-data.tsx';

export default function VerifyTool({ file, aside }: FileToolProps) {
  return (
    <ToolLayout aside={<div className="flex flex-col gap-4">{aside}</div>}>
      <Report fileId={file.id} />
      <FirstPage file={file} />
    </ToolLayout>
  );
}

function Report({ fileId }: { fileId: string }) {
  const query = useQuery(trpc.pdfTools.signatures.queryOptions({ id: fileId }, { retry: false }));
  return (
    <WantedData query={query} texts={useTexts(signTexts).verify}>
      {({ signatures }) => <Signatures fileId={fileId} signatures={signatures} />}
    </WantedData>
  );
}

function Signatures({ fileId, signatures }: { fileId: string; signatures: Signature[] }) {
  const texts = useTexts(signTexts).verify;
  if (signatures.length === 0)
    return (
      <Card className="py-4">
        <EmptyState
          drawing={<LetterDrawing />}
          title={texts.none}
          action={<ButtonLink to={toolPath('sign', [fileId])}>{texts.sign}</ButtonLink>}
        >
          {texts.noneText}
        </EmptyState>
      </Card>
    );
  const isAllValid = signatures.every(({ valid }) => valid);
  return (
    <div className="flex flex-col gap-4">
      <Note
        kind={isAllValid ? 'plain' : 'bad'}
        fact={isAllValid ? texts.allValid(signatures.length) : texts.someInvalid}
      >
        {isAllValid ? texts.allValidText : texts.someInvalidText}
      </Note>
      {signatures.map((signature) => (
        <SignatureCard key={signature.field} signature={signature} />
      ))}
    </div>
  );
}

function SignatureCard({ signature }: { signature: Signature }) {
  const say = useServerWords();
  const texts = useTexts(signTexts).verify;
  const { valid, signer, issuer, selfSigned, time, validFrom, validTo, coverage } = signature;
  const rows: [string, string | undefined][] = [
    [texts.by, signer],
    [texts.issuer, selfSigned ? texts.self : issuer],
    [texts.when, time && formatDate(time)],
    [texts.certificate, validFrom && validTo && texts.period(formatDate(validFrom), formatDate(validTo))],
    [texts.reason, signature.reason],
    [texts.location, signature.location],
    [texts.covers, texts.coverage[coverage]],
    [texts.field, signature.field],
  ];
  return (
    <Card>
      <header className="flex items-center gap-3 border-b border-line px-5 py-3">
        <h2 className="section-title min-w-0 flex-1 truncate">{signer}</h2>
        {valid ? (
          <Badge kind="ok" icon={<ShieldCheck aria-hidden="true" />}>
            {texts.valid}
          </Badge>
        ) : (
          <Badge kind="bad" icon={<ShieldX aria-hidden="true" />}>
            {texts.invalid}
          </Badge>
        )}
      </header>
      {signature.problem && <p className="px-5 pt-3 text-13 text-danger-ink">{say(signature.problem)}</p>}
      <dl className="grid grid-cols-[140px_minmax(0,1fr)] gap-x-4 gap-y-2 px-5 py-4 text-13">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
