import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tab, TabList, TabsRoot } from '../../../components/tabs.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { localeOf } from '../../../lib/messages/language.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useLanguage } from '../../../lib/messages/translated.ts';
import { Opening } from '../document/opening.tsx';
import { RefusedDocument } from '../document/unavailable.tsx';
import type { Highlight } from '../find/highlight.ts';
import { previewMessages } from '../preview.messages.ts';
import { OpenSheet } from './open-sheet.tsx';

interface SheetStageProps {
  file: { id: string; version: number };
  /** Which sheet, from 1. */
  page: number;
  onPage: (page: number) => void;
  find: string;
  highlights: Highlight[];
  active: number | null;
  onDownload: () => void;
}

/** More tabs than these are of no use. */
const MOST_TABS = 300;
const PANEL = 'sheet-cells';

/** A spreadsheet, sheet by sheet. */
export default function SheetStage(props: SheetStageProps) {
  const { file, page, onPage, find, highlights, active, onDownload } = props;
  const t = useMessages(previewMessages);
  const language = localeOf(useLanguage());
  const quoted = highlights[(active ?? 1) - 1];
  const [chosen, setChosen] = useState({ page, quoted, sheet: quoted?.page ?? page });
  if (quoted && chosen.quoted !== quoted) setChosen({ page, quoted, sheet: quoted.page });
  else if (chosen.page !== page) setChosen({ page, quoted, sheet: page });
  const { data, error, refetch } = useQuery(
    trpc.fileViews.sheet.queryOptions(
      { id: file.id, version: file.version, sheet: chosen.sheet, language },
      // The bytes of a version never change. A sheet may be large: it is compared with nothing, and not kept for long.
      { staleTime: Infinity, gcTime: 60_000, structuralSharing: false, placeholderData: keepPreviousData },
    ),
  );
  if (error)
    return (
      <RefusedDocument
        error={error}
        title={t('sheet.title')}
        onRetry={() => void refetch()}
        onDownload={onDownload}
      />
    );
  if (!data) return <Opening hasRail={false} />;
  const nameOf = (number: number) => data.sheets[number - 1]?.name || t('sheet.sheet', { number });
  const numbers = data.sheets.flatMap(({ isHidden }, at) =>
    isHidden && at + 1 !== data.sheet ? [] : [at + 1],
  );
  const shown = data.cells.length;
  return (
    <div className="absolute inset-0 flex flex-col">
      <div
        id={PANEL}
        role={numbers.length > 1 ? 'tabpanel' : undefined}
        aria-label={numbers.length > 1 ? nameOf(data.sheet) : undefined}
        className="flex min-h-0 flex-1 flex-col"
      >
        {shown ? (
          <OpenSheet
            key={data.sheet}
            report={data}
            name={nameOf(data.sheet)}
            find={find}
            quoted={quoted?.page === data.sheet ? quoted : undefined}
          />
        ) : (
          <p className="grid flex-1 place-items-center text-ink-soft">{t('sheet.empty')}</p>
        )}
      </div>
      {data.isPart && (
        <p className="shrink-0 border-t border-warn-line bg-warn-soft px-3 py-1.5 text-13 text-warn-ink">
          {shown < data.rows ? t('sheet.part', { shown, rows: data.rows }) : t('sheet.partCells')}
        </p>
      )}
      {numbers.length > 1 && (
        <TabsRoot
          value={String(chosen.sheet)}
          onValueChange={(value) => {
            setChosen({ page, quoted, sheet: Number(value) });
            onPage(Number(value));
          }}
          className="min-w-0 shrink-0 bg-surface"
        >
          <TabList aria-label={t('sheet.sheets')} className="border-t border-b-0 px-4">
            {numbers.slice(0, MOST_TABS).map((number) => (
              <Tab key={number} value={String(number)} aria-controls={PANEL}>
                {nameOf(number)}
              </Tab>
            ))}
          </TabList>
        </TabsRoot>
      )}
    </div>
  );
}
