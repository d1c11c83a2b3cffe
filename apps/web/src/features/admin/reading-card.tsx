import { OCR_LANGUAGES } from '@sheaf/api/features/admin/admin.ocr.schema.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { formatBytes } from '../../lib/messages/format.ts';
import { languageName } from '../../lib/messages/language-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { instanceMessages } from './instance.messages.ts';
import { refreshAdmin, useSystem } from './use-admin.ts';

/** What scans can be read in, and whether Word and Excel files become PDF. */
export function ReadingCard() {
  const t = useMessages(instanceMessages);
  const { data } = useSystem();
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={4} className="rounded-10 border border-line bg-surface" />
      </Waiting>
    );
  const { ocr, office } = data.engines;
  return (
    <Card className="min-w-0 pb-5">
      <CardHeader title={t('reading.title')} lede={t('reading.lede')} />
      <div className="flex flex-col gap-4 px-5 pt-4">
        <InstalledLanguages />
        <AddLanguage installed={ocr} />
      </div>
      <div className="mt-5 border-t border-line px-5 pt-4 text-13">
        <p className="flex items-center gap-2 font-strong">
          {t('reading.office')}
          <Badge kind={office ? 'ok' : 'warn'}>{office ? t('system.on') : t('system.off')}</Badge>
        </p>
        <p className="mt-1 text-ink-soft">{office ? t('reading.officeFound') : t('reading.officeMissing')}</p>
      </div>
    </Card>
  );
}

function InstalledLanguages() {
  const t = useMessages(instanceMessages);
  const { data } = useQuery(trpc.admin.ocrLanguages.queryOptions());
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={4} />
      </Waiting>
    );
  return (
    <Table aria-label={t('reading.installed')}>
      <thead>
        <tr>
          <HeadCell>{t('reading.language')}</HeadCell>
          <HeadCell className="max-desktop:hidden">{t('reading.code')}</HeadCell>
          <HeadCell>{t('reading.origin')}</HeadCell>
          <HeadCell numeric>{t('reading.size')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {data.languages.map(({ code, origin, bytes, damaged }) => (
          <Row key={code}>
            <Cell className="py-1.5 whitespace-normal!">
              {languageName(code)}
              {damaged && (
                <span className="block text-12 text-danger-ink">
                  {t('reading.damaged', { file: `${code}.traineddata` })}
                </span>
              )}
            </Cell>
            <Cell className="font-mono max-desktop:hidden">{code}</Cell>
            <Cell className="py-1.5 whitespace-normal! text-ink-soft">{t(`reading.origins.${origin}`)}</Cell>
            <Cell numeric>{formatBytes(bytes)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function AddLanguage({ installed }: { installed: string[] }) {
  const t = useMessages(instanceMessages);
  const errorTexts = useTranslated(errorWords);
  const options = OCR_LANGUAGES.filter((code) => !installed.includes(code))
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const [chosen, setChosen] = useState<string>();
  const language = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
  const add = useMutation(
    trpc.admin.addOcrLanguage.mutationOptions({
      async onSuccess(_answer, { language: code }) {
        toast.success(t('reading.added', { language: languageName(code) }));
        await Promise.all([refreshAdmin(), queryClient.invalidateQueries(trpc.ai.status.pathFilter())]);
      },
      onError: (error) =>
        toast.error(t('reading.failed'), { description: describeError(readApiError(error), errorTexts) }),
    }),
  );
  if (!language) return null;
  return (
    <div>
      <Field label={t('reading.more')}>
        <Select options={options} value={language} onValueChange={setChosen} className="max-w-72" />
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button busy={add.isPending} onClick={() => add.mutate({ language })}>
          {t('reading.add')}
        </Button>
        <p className="text-12 text-ink-faint">
          {t('reading.byHand', { file: `${language}.traineddata` })}{' '}
          <TextLink alone to="/docs">
            {t('reading.docs')}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
