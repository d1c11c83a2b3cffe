import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Input } from '../../components/input.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';
import { CallEntry } from './call-entry.tsx';
import { type ApiDocument, type CallGroup, searchCalls } from './openapi-document.ts';

interface ApiCallsProps {
  document: ApiDocument;
  groups: CallGroup[];
  baseUrl: string;
  /** The call that the address names. */
  opened: string;
}

export function ApiCalls({ document, groups, baseUrl, opened }: ApiCallsProps) {
  const t = useMessages(apiReferenceMessages);
  const [words, setWords] = useState('');
  const found = searchCalls(groups, useDeferredValue(words));
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <div className="grid items-start gap-x-8 gap-y-4 desktop:grid-cols-[200px_minmax(0,1fr)]">
      <div className="flex flex-col gap-3 desktop:sticky desktop:top-20">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          start={<Search aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <output className="sr-only">{words && t('count', { found: count })}</output>
        <nav aria-label={t('groups')} className="flex gap-x-3 gap-y-1 max-desktop:flex-wrap desktop:flex-col">
          {found.map(({ name, calls }) => (
            <a
              key={name}
              href={`#${groupId(name)}`}
              className="flex min-w-11 items-baseline justify-between gap-2 rounded-6 text-13 leading-11 text-ink-soft hover:text-ink desktop:leading-7"
            >
              {name}
              <span className="text-12 text-ink-faint tabular-nums">{calls.length}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {found.map(({ name, calls }) => (
          <section key={name} id={groupId(name)} aria-label={name} className="scroll-mt-5">
            <h2 className="section-title mb-2">{name}</h2>
            <Card className="overflow-hidden">
              <ul>
                {calls.map((call) => (
                  <CallEntry
                    key={call.id}
                    call={call}
                    baseUrl={baseUrl}
                    schemas={document.components.schemas}
                    startsOpen={call.id === opened}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))}
        {count === 0 && (
          <EmptyState
            drawing={<SearchDrawing />}
            title={t('none')}
            action={<Button onClick={() => setWords('')}>{t('clear')}</Button>}
          >
            {t('noneText')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function groupId(name: string): string {
  return `group-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
