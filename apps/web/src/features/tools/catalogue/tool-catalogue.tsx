import { Search, Star } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { Input } from '../../../components/input.tsx';
import { paletteMessages } from '../../search/palette.messages.ts';
import { matchCommand } from '../../search/match-words.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import {
  GROUPS,
  groupOf,
  isBasic,
  moreTools,
  pathForFiles,
  tabs,
  type ToolEntry,
  toolPath,
} from '../shared/tool-list.ts';
import { aboutTool, nameTool, toolMessages } from '../shared/tools.messages.ts';
import { catalogueMessages } from './catalogue.messages.ts';

/** All tools by what they are for, found by their names, what they do and their synonyms. Files go along. */
export function ToolCatalogue({ files }: { files: string[] }) {
  const t = useMessages(catalogueMessages);
  const tTools = useMessages(toolMessages);
  const tPalette = useMessages(paletteMessages);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const found = [...tabs, ...moreTools].filter(
    ({ id }) =>
      !query ||
      matchCommand(
        query,
        nameTool(tTools, id),
        `${aboutTool(tTools, id)} ${tPalette.find(`tools.${id}`) ?? ''}`,
      ),
  );
  return (
    <>
      <Input
        type="search"
        size="large"
        aria-label={t('search')}
        placeholder={t('search')}
        start={<Search aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="max-w-[480px]"
      />
      <p aria-live="polite" className={found.length ? 'sr-only' : 'py-10 text-14 text-ink-soft'}>
        {found.length ? t('found', { count: found.length }) : t('none', { query })}
      </p>
      {GROUPS.map((group) => {
        const entries = found.filter(({ id }) => groupOf(id) === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`tools-${group}`} className="mt-8">
            <h2 id={`tools-${group}`} className="section-title">
              {t(`groups.${group}`)}
            </h2>
            <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))] gap-3">
              {entries.map((tool) => (
                <ToolCard key={tool.id} tool={tool} files={files} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function ToolCard({ tool: { id, Icon }, files }: { tool: ToolEntry; files: string[] }) {
  const t = useMessages(catalogueMessages);
  const tTools = useMessages(toolMessages);
  const isFirst = tabs.some((tab) => tab.id === id);
  const isPro = !isFirst && !isBasic(id);
  const name = nameTool(tTools, id);
  return (
    <li className="relative flex gap-3 rounded-10 border border-line bg-surface p-4 transition-colors duration-120 hover:border-line-strong hover:bg-raised">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-14 font-bold">
          <Link
            to={pathForFiles(id, files)}
            className="rounded-4 after:absolute after:inset-0 after:rounded-10"
          >
            {name}
          </Link>
          {isPro && (
            <span title={t('pro')} className="text-ink-faint">
              <Star aria-hidden="true" className="size-3.5" />
              <span className="sr-only">{t('pro')}</span>
            </span>
          )}
        </p>
        <p className="text-13 text-ink-soft">{aboutTool(tTools, id)}</p>
        {isFirst && (
          <Link
            to={toolPath(id, files)}
            aria-label={t('moreOptionsOf', { name })}
            className="reach relative z-10 mt-1 inline-flex items-center gap-1 rounded-4 text-12 text-ink-soft underline-offset-2 hover:text-ink hover:underline"
          >
            <Star aria-hidden="true" className="size-3" />
            {t('moreOptions')}
          </Link>
        )}
      </div>
    </li>
  );
}
