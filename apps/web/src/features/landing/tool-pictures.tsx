import { useMessages } from '../../lib/messages/messages.ts';
import { picturesMessages } from './pictures.messages.ts';
import { SmallPaper, SmallPhoto } from './small-papers.tsx';

// Drawings beside texts that say the same: hidden from readers.

export default function ToolPicture({ kind }: { kind: string }) {
  const Picture = pictures[kind];
  return (
    <div aria-hidden="true" className="absolute inset-0 animate-fade">
      {Picture && <Picture />}
    </div>
  );
}

const pictures: Record<string, () => React.ReactNode> = {
  merge: Merge,
  split: Split,
  compress: Compress,
  images: Images,
  batch: Batch,
  api: Api,
};

function Merge() {
  return (
    <>
      <SmallPaper kind="invoice" className="top-1 left-2 w-[104px] -rotate-4" />
      <SmallPaper kind="lease" className="top-1 left-[114px] w-[104px]" />
      <SmallPaper kind="table" className="top-1 left-[220px] w-[104px] rotate-4" />
      <svg
        viewBox="0 0 330 150"
        className="absolute top-1 -left-3.5 h-[150px] w-[364px]"
        fill="none"
        stroke="var(--page-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="7 5"
      >
        <path d="M0 120C60 120 74 96 118 96S220 118 330 84" />
      </svg>
    </>
  );
}

const stacks = [
  { pages: ['lease', 'text', 'clauses'], name: '1–3' },
  { pages: ['table'], name: '4' },
  { pages: ['text', 'signed'], name: '5–12' },
] as const;

function Split() {
  return (
    <div className="flex justify-between pt-2.5">
      {stacks.map(({ pages, name }, index) => (
        <div key={name} className="contents">
          {index > 0 && <span className="h-[124px] border-l-2 border-dashed border-accent" />}
          <div className="relative h-[150px]" style={{ width: 78 + 8 * (pages.length - 1) }}>
            {pages.map((kind, at) => (
              <div key={kind} className="absolute w-[78px]" style={{ left: 8 * at, top: 6 * at }}>
                <SmallPaper kind={kind} className="w-[78px]" />
              </div>
            ))}
            <span className="absolute inset-x-0 bottom-0 text-center text-12 text-ink-faint">{name}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

/** What the tool made of a public PDF of 2.81 MB with photographs in it. */
const WIDTHS = [156, 110, 87, 63];
const CHOSEN = 2;

function Compress() {
  const t = useMessages(picturesMessages);
  return (
    <div className="flex h-full flex-col justify-center gap-[13px] text-13 text-ink-soft tabular-nums">
      {t.names('sizes').map((name, index) => {
        const isChosen = index === CHOSEN;
        return (
          <div key={name} className={`flex items-center gap-3 ${isChosen ? 'font-bold text-ink' : ''}`}>
            <span className="w-16">{t(`sizes.${name}.1`)}</span>
            <span
              className={`h-4 rounded-[3px] ${isChosen ? 'bg-accent' : 'bg-line-strong'}`}
              style={{ width: WIDTHS[index] }}
            />
            {t(`sizes.${name}.2`)}
          </div>
        );
      })}
    </div>
  );
}

function Images() {
  return (
    <>
      <SmallPhoto className="absolute top-3.5 left-1.5 h-[92px] w-[122px] -rotate-5 border-4" />
      <SmallPhoto isEvening className="absolute top-11 left-14 h-[92px] w-[122px] rotate-3 border-4" />
      <svg
        viewBox="0 0 60 20"
        className="absolute top-[74px] left-[186px] w-11"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M2 10h50m-6-6 6 6-6 6" />
      </svg>
      <div className="absolute top-2 left-[240px] w-[104px] max-[400px]:left-[232px] max-[400px]:w-[88px]">
        <div className="sheet flex! flex-col justify-between p-1.5">
          <SmallPhoto className="h-[47%] w-full" />
          <SmallPhoto isEvening className="h-[47%] w-full" />
        </div>
      </div>
    </>
  );
}

function Batch() {
  const t = useMessages(picturesMessages);
  return (
    <svg viewBox="0 0 294 66" className="mt-11 w-full" fill="none" strokeWidth="2">
      <path d="M30 22H108" stroke="var(--accent)" />
      <path d="M108 22H264" stroke="var(--line-strong)" strokeDasharray="6 5" />
      {Object.values(t.record('steps')).map((name, index) => {
        const isDone = index < 2;
        const x = 30 + 78 * index;
        return (
          <g key={name}>
            <circle
              cx={x}
              cy="22"
              r="8"
              fill={isDone ? 'var(--accent)' : 'var(--surface)'}
              stroke={isDone ? 'var(--accent)' : 'var(--line-strong)'}
            />
            <text x={x} y="58" textAnchor="middle" className="fill-ink-soft font-sans text-[12.5px]">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Api() {
  return (
    <pre className="mt-2.5 overflow-hidden rounded-6 border bg-bg px-4.5 py-4 font-mono text-12 leading-5 text-ink-soft [&>b]:font-bold [&>b]:text-accent-ink">
      <b>POST</b> /api/pdf/merge{'\n'}
      {'{ "fileIds": ["0198f2…", "0198f3…"],\n  "outputName": "march.pdf" }\n\n'}
      <b>200</b> {'{ "filename": "march.pdf", … }'}
    </pre>
  );
}
