import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';
import { CodeBlock } from './code-block.tsx';
import type { Call, Schema } from './openapi-document.ts';
import { describe, listRows, type SchemaRow } from './schema-rows.ts';
import { SchemaTable } from './schema-table.tsx';
import { writeCurl } from './write-curl.ts';

interface CallDetailProps {
  call: Call;
  baseUrl: string;
  schemas: Record<string, Schema>;
}

export function CallDetail({ call, baseUrl, schemas }: CallDetailProps) {
  const t = useMessages(apiReferenceMessages);
  const { description, access, parameters = [], requestBody, responses } = call;
  const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const answered = answer?.content?.['application/json']?.schema;
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-5 desktop:pl-11">
      <p className="text-13 text-ink-soft">
        {[description, `${t(`accessMeans.${access}`)}.`].filter(Boolean).join(' ')}
      </p>
      <CodeBlock label={t('example')}>{writeCurl(call, baseUrl, schemas)}</CodeBlock>
      {parameters.length > 0 && (
        <SchemaTable title={t('parameters')} rows={parameters.map((one) => parameterRow(one, schemas))} />
      )}
      {body && <SchemaTable title={t('body')} rows={listRows(body, schemas)} />}
      {answered ? (
        <SchemaTable isAnswer title={t('answer', { status })} rows={listRows(answered, schemas)} />
      ) : (
        <p className="text-13 text-ink-soft">{answer?.content ? t('bytes') : answer?.description}</p>
      )}
    </div>
  );
}

function parameterRow(
  { name, required = false, description, schema }: NonNullable<Call['parameters']>[number],
  schemas: Record<string, Schema>,
): SchemaRow {
  const row = describe(schema, schemas);
  return { key: name, name, depth: 0, required, ...row, about: description ?? row.about };
}
