import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { LetterDrawing } from '../../../components/drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { toolPath } from '../shared/tool-list.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { FillForm } from './fill-form.tsx';
import { formMessages } from '../shared/form.messages.ts';
import type { FormField } from '../shared/reports.ts';
import { WantedData } from '../shared/wanted-data.tsx';

export default onDocument(FillFormTool);

function FillFormTool(props: DocumentToolProps) {
  const t = useMessages(formMessages);
  const query = useQuery(
    trpc.pdfTools.formFields.queryOptions(
      { id: props.document.file.id },
      { staleTime: Infinity, retry: false },
    ),
  );
  return (
    <WantedData query={query} texts={{ again: t('fill.again'), loading: t('fill.loading') }}>
      {(data) => <FillFields {...props} fields={data.fields.filter(isFillable)} />}
    </WantedData>
  );
}

function isFillable({ type, readOnly }: FormField): boolean {
  return !readOnly && type !== 'button' && type !== 'signature' && type !== 'unknown';
}

function FillFields(props: DocumentToolProps & { fields: FormField[] }) {
  const t = useMessages(formMessages);
  if (props.fields.length > 0) return <FillForm {...props} />;
  return (
    <>
      <div className="mb-4">{props.aside}</div>
      <Card className="py-6">
        <EmptyState
          drawing={<LetterDrawing />}
          title={t('fill.none')}
          action={
            <ButtonLink to={toolPath('create-form', [props.document.file.id])}>{t('fill.create')}</ButtonLink>
          }
        >
          {t('fill.noneText')}
        </EmptyState>
      </Card>
    </>
  );
}
