import type { ReactNode } from 'react';
import { type Block, parseInline, parseProse } from '../lib/prose/parse-prose.ts';
import { TextLink } from './text-link.tsx';

/** A text of ours, drawn: paragraphs, steps, tables, code and pictures. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-3.5 text-16 leading-[26px] text-ink-soft [&_code]:rounded-4 [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-[.86em] [&_code]:text-ink [&_code]:wrap-anywhere">
      {parseProse(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text does not change while it is read
        <BlockOf key={index} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <h2 className="section-title mt-4 text-ink">{block.text}</h2>;
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Line text={block.text} />
        </p>
      );
    case 'steps':
      return (
        <ol className="flex list-decimal flex-col gap-1.5 pl-6 marker:text-ink-faint">
          {items(block.items)}
        </ol>
      );
    case 'points':
      return (
        <ul className="flex list-disc flex-col gap-1.5 pl-6 marker:text-ink-faint">{items(block.items)}</ul>
      );
    case 'code':
      return (
        // Long lines are scrolled, with the keyboard too.
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto rounded-6 border bg-surface px-4 py-3 font-mono text-13 leading-5 text-ink"
        >
          {block.text}
        </pre>
      );
    case 'picture':
      return (
        <img
          src={`/help/${block.file}`}
          alt={block.alt}
          width={1200}
          height={750}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-10 border bg-sunken"
        />
      );
    case 'table':
      return <ProseTable {...block} />;
  }
}

function items(texts: string[]) {
  return texts.map((text) => (
    <li key={text}>
      <Line text={text} />
    </li>
  ));
}

function ProseTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the keyboard too
    <div tabIndex={0} className="overflow-x-auto rounded-10 border bg-surface">
      <table className="w-full border-collapse text-13 leading-5 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td]:align-top max-desktop:[&_td:nth-child(3)]:min-w-56 [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_td:first-child_code]:whitespace-nowrap [&_th]:text-12 [&_th]:font-medium [&_th]:text-ink-faint">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Line text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={head[column]}>
                  <Line text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ text }: { text: string }): ReactNode {
  return parseInline(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'strong')
      return (
        <strong key={key} className="font-bold text-ink">
          {part.text}
        </strong>
      );
    // Files beside a document of the repository have no address here.
    if (part.kind === 'text' || !/^(https?:|\/)/u.test(part.to)) return part.text;
    return (
      <TextLink key={key} to={part.to}>
        {part.text}
      </TextLink>
    );
  });
}
