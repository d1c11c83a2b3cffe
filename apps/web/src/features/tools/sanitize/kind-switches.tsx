import { useMessages } from '../../../lib/messages/messages.ts';
import { hiddenMessages } from '../find-hidden/hidden.messages.ts';
import { ChoiceOption } from '../shared/controls/choice-option.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import type { Hidden } from '../shared/reports.ts';
import { toolOptionMessages } from '../shared/tool-options.messages.ts';
import { FORM_WAYS, SWITCHES, type Wanted } from './kinds.ts';

type Carried = Hidden['carried'];

interface KindSwitchesProps {
  carried: Carried;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

const MOST_NAMED = 3;

/** A switch for each kind that the document has, with how much of it there is and what it is. */
export function KindSwitches({ carried, wanted, onChange }: KindSwitchesProps) {
  const t = useMessages(toolOptionMessages);
  const tHidden = useMessages(hiddenMessages);
  const found = new Map(carried.map((one) => [one.kind, one]));
  const form = found.get('form');
  const label = (kind: Carried[number]['kind'], count: number) =>
    tHidden('counted', { name: tHidden(`carried.${kind}`), count });
  const always = (['revisions', 'unused'] as const).flatMap((kind) => {
    const one = found.get(kind);
    return one ? [label(kind, one.count)] : [];
  });
  return (
    <>
      {carried.length === 0 && <p className="py-2.5 text-13 text-ink-soft">{tHidden('nothing')}</p>}
      {SWITCHES.map((kind) => {
        const one = found.get(kind);
        return (
          one && (
            <SwitchOption
              key={kind}
              label={label(kind, one.count)}
              hint={nameFirst(one.items)}
              value={wanted[kind]}
              onChange={(isWanted) => onChange({ ...wanted, [kind]: isWanted })}
            />
          )
        );
      })}
      {form && (
        <ChoiceOption
          label={label('form', form.count)}
          hint={nameFirst(form.items)}
          choices={[...FORM_WAYS]}
          nameOf={(way) => t(`sanitize.choices.form.${way}`)}
          value={wanted.form}
          onChange={(way) => onChange({ ...wanted, form: way })}
        />
      )}
      {always.length > 0 && (
        <p className="py-2.5 text-12 text-ink-soft">
          {always.join(', ')}. {tHidden('always')}
        </p>
      )}
    </>
  );
}

function nameFirst(items: Carried[number]['items']): string {
  const names = new Set(items.map(({ name, value }) => value ?? name).filter(Boolean));
  const first = [...names].slice(0, MOST_NAMED).join(', ');
  return names.size > MOST_NAMED ? `${first}…` : first;
}
