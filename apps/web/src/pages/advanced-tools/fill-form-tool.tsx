import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LetterDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { toolPath } from '../../features/pdf-tools/advanced/tool-list.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { FillForm } from './fill-form.tsx';
import { formTexts } from './form.texts.ts';
import type { FormField } from './reports.ts';
import { WantedData } from './wanted-data.tsx';

export default function FillFormTool(props: DocumentToolProps) {
  const query = useQuery(
    trpc.pdfTools.formFields.queryOptions(
      { id: props.document.file.id },
      { staleTime: Infinity, retry: false },
    ),
  );
  return (
    <WantedData query={query} texts={useTexts(formTexts).fill}>
      {(data) => <FillFields {...props} fields={data.fields.filter(isFillable)} />}
    </WantedData>
  );
}

function isFillable({ type, readOnly }: FormField): boolean {
  return !readOnly && type !== 'button' && type !== 'signature' && type !== 'unknown';
}

function FillFields(props: DocumentToolProps & { fields: FormField[] }) {
  const texts = useTexts(formTexts).fill;
  if (props.fields.length > 0) return <FillForm {...props} />;
  return (
    <>
      <div className="mb-4">{props.aside}</div>
      <Card className="py-6">
        <EmptyState
          drawing={<LetterDrawing />}
          title={texts.none}
          action={
            <ButtonLink to={toolPath('create-form', [props.document.file.id])}>{texts.create}</ButtonLink>
          }
        >
          {texts.noneText}
        </EmptyState>
      </Card>
    </>
  );
}
