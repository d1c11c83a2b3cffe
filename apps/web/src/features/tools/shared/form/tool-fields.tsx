import type { ToolName } from '@sheaf/pdf-core/tools';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { OptionBlock } from '../controls/option-fields.tsx';
import { optionLabel, toolOptionMessages } from '../tool-options.messages.ts';
import { askedFields, type Values } from './read-fields.ts';
import type { ToolField } from './tool-field.ts';
import { FieldControl } from './field-control.tsx';

interface ToolFieldsProps {
  tool: ToolName;
  fields: ToolField[];
  values: Values;
  /** What is wrong with an option, by its name. */
  problems: Record<string, string>;
  onChange: (values: Values) => void;
}

/** The options of a tool from its schema: related ones share a row of the panel. */
export function ToolFields({ tool, fields, values, problems, onChange }: ToolFieldsProps) {
  const t = useMessages(toolOptionMessages);
  return inBlocks(askedFields(fields, values)).map((block) => {
    const [first] = block;
    const title = first?.form.group && optionLabel(t, tool, 'groups', first.form.group);
    const controls = block.map((field) => (
      <FieldControl
        key={field.name}
        tool={tool}
        field={field}
        value={values[field.name] ?? field.initial}
        problem={problems[field.name]}
        onChange={(value) => onChange({ ...values, [field.name]: value })}
      />
    ));
    // A switch is a row by itself.
    if (first?.kind === 'switch') return controls;
    return (
      <OptionBlock key={first?.name} title={title}>
        {controls}
      </OptionBlock>
    );
  });
}

function inBlocks(fields: ToolField[]): ToolField[][] {
  const blocks: ToolField[][] = [];
  for (const field of fields) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const joins =
      last && last.kind !== 'switch' && field.kind !== 'switch' && last.form.group === field.form.group;
    if (joins) block?.push(field);
    else blocks.push([field]);
  }
  return blocks;
}
