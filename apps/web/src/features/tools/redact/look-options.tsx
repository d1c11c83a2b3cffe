import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/api/trpc.ts';
import { languageName } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ChoiceOption } from '../shared/controls/choice-option.tsx';
import { ColorField, OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { redactMessages } from './redact.messages.ts';

export interface Look {
  color: string;
  label: string;
  dpi: number;
  text: boolean;
  language: string;
}

const RESOLUTIONS = [150, 200, 300];

/** How the boxes and the pictures of pages will be. */
export function LookOptions({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const t = useMessages(redactMessages);
  const { data: status } = useQuery(trpc.ai.status.queryOptions(undefined, { staleTime: Infinity }));
  const languages = [...new Set([...(status?.ocr.languages ?? []), look.language])];
  const set = (part: Partial<Look>) => onChange({ ...look, ...part });
  return (
    <OptionBlock>
      <ColorField label={t('color')} value={look.color} onChange={(color) => set({ color })} />
      <WordsField label={t('label')} value={look.label} maxLength={60} onChange={(label) => set({ label })} />
      <ChoiceOption
        label={t('dpi')}
        choices={RESOLUTIONS}
        nameOf={(dpi) => t('dpiUnit', { dpi })}
        value={look.dpi}
        onChange={(dpi) => set({ dpi })}
      />
      <SwitchOption
        label={t('text')}
        hint={t('textHint')}
        value={look.text}
        onChange={(text) => set({ text })}
      />
      {languages.length > 1 && (
        <ChoiceOption
          label={t('language')}
          choices={languages}
          nameOf={languageName}
          value={look.language}
          onChange={(language) => set({ language })}
        />
      )}
    </OptionBlock>
  );
}
