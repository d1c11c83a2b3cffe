import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LetterDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { Spinner } from '../../components/spinner.tsx';
import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { toolPath } from '../../features/pdf-tools/advanced/tool-list.ts';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { FillForm } from './fill-form.tsx';
import { formTexts } from './form.texts.ts';

export default function FillFormTool(props: DocumentToolProps) {
  const texts = useTexts(formTexts).fill;
  const errors = useTexts(apiErrorTexts);
  const { file } = props.document;
  const { data, error, refetch } = useQuery(
    trpc.pdfTools.formFields.queryOptions({ id: file.id }, { staleTime: Infinity, retry: false }),
  );
  if (error) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {texts.again}
      </Button>
    );
    return <Note kind="bad" fact={describeError(readApiError(error), errors)} action={again} />;
  }
  if (!data)
    return (
      <div className="grid min-h-[320px] place-items-center">
        <Spinner size="large" label={texts.loading} />
      </div>
    );
  const fields = data.fields.filter(
    ({ type, readOnly }) => !readOnly && type !== 'button' && type !== 'signature' && type !== 'unknown',
  );
  if (fields.length === 0)
    return (
      <>
        <div className="mb-4">{props.aside}</div>
        <Card className="py-6">
          <EmptyState
            drawing={<LetterDrawing />}
            title={texts.none}
            action={<ButtonLink to={toolPath('create-form', [file.id])}>{texts.create}</ButtonLink>}
          >
            {texts.noneText}
          </EmptyState>
        </Card>
      </>
    );
  return <FillForm {...props} fields={fields} />;
}
