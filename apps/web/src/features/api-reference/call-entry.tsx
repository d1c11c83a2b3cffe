import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { apiReferenceMessages } from './api-reference.messages.ts';
import { CallDetail } from './call-detail.tsx';
import type { Call, Schema } from './openapi-document.ts';

interface CallEntryProps {
  call: Call;
  baseUrl: string;
  schemas: Record<string, Schema>;
  startsOpen: boolean;
}

/** A line that expands. Its content renders only then: a hundred schemas at once would be slow. */
export function CallEntry({ call, baseUrl, schemas, startsOpen }: CallEntryProps) {
  const t = useMessages(apiReferenceMessages);
  const [isOpen, setOpen] = useState(startsOpen);
  const { id, method, path, summary, access } = call;
  return (
    <li id={id} className="scroll-mt-5 border-b border-line last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 px-4 py-2 text-left -outline-offset-2 hover:bg-hover/55"
        >
          <ChevronRight
            aria-hidden="true"
            className="text-ink-faint transition-transform duration-120 group-aria-expanded:rotate-90"
          />
          <span className="w-12 font-mono text-12 font-strong text-ink-soft">{method}</span>
          <code className="font-mono text-13 wrap-anywhere max-desktop:min-w-0 max-desktop:flex-1">
            {path}
          </code>
          <span className="min-w-0 flex-1 text-13 text-ink-soft max-desktop:order-last max-desktop:basis-full max-desktop:pl-7">
            {summary}
          </span>
          <span title={t(`accessMeans.${access}`)}>
            <Badge kind={access === 'person' || access === 'admin' ? 'outline' : 'neutral'}>
              {t(`access.${access}`)}
            </Badge>
          </span>
        </button>
      </h3>
      {isOpen && <CallDetail call={call} baseUrl={baseUrl} schemas={schemas} />}
    </li>
  );
}
