import { extensionOf, type ToolName, tools } from '@sheaf/pdf-core/tools';
import { findIdle } from '@sheaf/pdf-core/tools/find-idle.options.ts';
import { type ReactNode, useState } from 'react';
import type { StoredFile } from '../../../files/item.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { advancedMessages } from '../advanced.messages.ts';
import { initialValues, readOptions, type Values } from './read-fields.ts';
import { findProblems } from './find-problems.ts';
import { ToolFields } from './tool-fields.tsx';
import { useFields } from './use-fields.ts';
import type { FileToolProps, OpenedDocument } from '../page/document.ts';
import { FirstPage } from '../page/first-page.tsx';
import { PageGrid } from '../page/page-grid.tsx';
import { ToolFrame } from '../run/tool-frame.tsx';
import { useUsualName } from '../run/use-usual-name.ts';
import { optionLabel, toolOptionMessages } from '../tool-options.messages.ts';
import { callTool, type Made, describeReport } from './call-tool.ts';

interface FormToolProps extends FileToolProps {
  tool: ToolName;
  /** All that it works on, where that is more than the one file. */
  files?: StoredFile[];
  /** Where its pages have been read. */
  document?: OpenedDocument;
  /** What the document has already, by option. */
  given?: Values;
  /** How the name of the result ends, where that is up to the options. */
  endingOf?: (options: Values) => string;
  /** Why these options do not work together, if no single field has the error. */
  missing?: (options: Values) => string | null;
  /** Options that no field of a form can hold, and their controls. */
  own?: { options: Values; controls: ReactNode; onReset: () => void };
  /** What its report lists, below the result. */
  renderFindings?: (report: unknown) => ReactNode;
  /** The document with what would come of these options; its pages where there is nothing to show. */
  children?: (options: Values) => ReactNode;
}

/** A tool drawn from its record: the options of its schema, the words of its id, and what came of it. */
export function FormTool(props: FormToolProps) {
  const {
    tool,
    file,
    files = [file],
    document,
    given,
    endingOf,
    missing,
    own,
    renderFindings,
    aside,
    onAnew,
    children,
  } = props;
  const t = useMessages(toolOptionMessages);
  const tAdvanced = useMessages(advancedMessages);
  const usualName = useUsualName(tool, files);
  const fields = useFields(tool);
  const first = { ...initialValues(fields), ...given };
  const [values, setValues] = useState(first);
  const { action = tool, namesResult } = tools[tool];
  const options = { ...readOptions(fields, values), ...own?.options };
  const problems = findProblems(fields, options, document?.pages.length ?? file.page_count ?? undefined);
  const only = document ? tAdvanced('pages', { pages: document.pages.length }) : file.filename;
  const pages = files.length > 1 ? tAdvanced('files', { files: files.length }) : only;
  const isIdle = findIdle(tool, options, 'batch') !== null;
  const wrong = fields.find(({ name }) => problems[name] !== undefined)?.name;
  return (
    <ToolFrame<Made>
      tool={tool}
      file={files.length === 1 ? file : undefined}
      action={action}
      usualName={usualName}
      ending={endingOf?.(options) ?? `.${extensionOf(tool)}`}
      button={t.find(`${tool}.button`) ?? ''}
      summary={t.find(`${tool}.summary`, { pages }) ?? pages}
      missing={
        missing?.(options) ??
        (isIdle ? t.find(`${tool}.missing`) : undefined) ??
        (wrong ? t('shared.check', { option: optionLabel(t, tool, 'options', wrong) ?? wrong }) : null)
      }
      detail={t.find(`${tool}.note`)}
      aside={aside}
      onAnew={onAnew}
      onReset={
        fields.length || own
          ? () => {
              setValues(first);
              own?.onReset();
            }
          : undefined
      }
      send={({ outputName, ...request }) =>
        callTool(tool, {
          fileIds: files.map(({ id }) => id),
          options,
          ...request,
          ...(!namesResult && { outputName }),
        })
      }
      facts={({ report }) => describeReport(t, tool, report)}
      renderFindings={renderFindings && (({ report }) => renderFindings(report))}
      options={
        (fields.length > 0 || own) && (
          <>
            {own?.controls}
            <ToolFields
              tool={tool}
              fields={fields}
              values={values}
              problems={problems}
              onChange={setValues}
            />
          </>
        )
      }
    >
      {children ? children(options) : document ? <PageGrid document={document} /> : <FirstPage file={file} />}
    </ToolFrame>
  );
}
