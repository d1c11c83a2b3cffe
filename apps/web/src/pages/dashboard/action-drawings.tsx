import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="h-[33px] w-11 text-ink-faint desktop:h-12 desktop:w-16"
    >
      {children}
    </svg>
  );
}

/** The accent line in each drawing is the binding thread. */
const thread = { className: 'stroke-accent', strokeWidth: 1.8 };

export function UploadDrawing() {
  return (
    <Drawing>
      <path d="M20 8h18l8 8v24H20zM38 8v8h8" />
      <path d="M33 34V22m-5 5 5-5 5 5" {...thread} />
    </Drawing>
  );
}

export function MergeDrawing() {
  return (
    <Drawing>
      <path d="M8 10h15v20M8 10v26h9M41 10h15v26h-9M41 10v20M22 14h20v28H22z" />
      <path d="M32 18v20" strokeDasharray="3 3" {...thread} />
    </Drawing>
  );
}

export function AskDrawing() {
  return (
    <Drawing>
      <path d="M12 6h24v34H12zM17 13h14M17 28h14M17 33h9" />
      <path d="M16 18h16v6H16z" className="fill-accent-soft" stroke="none" />
      <path d="M32 21h8" {...thread} />
      <path d="M40 14h16v16h-8l-4 4v-4h-4z" />
    </Drawing>
  );
}

export function BatchDrawing() {
  return (
    <Drawing>
      <path d="M8 8h14v14H8zM42 8h14v14H42zM25 28h14v14H25z" />
      <path d="M22 15h20M15 22v13h10M49 22v13H39" strokeDasharray="3 3" {...thread} />
    </Drawing>
  );
}

export function ReadDrawing() {
  return (
    <Drawing>
      <path d="M18 6h28v36H18zM24 14h16M24 20h10" />
      <path d="M24 34h16" opacity=".6" />
      <path d="M12 27h40" {...thread} />
    </Drawing>
  );
}

export function SummaryDrawing() {
  return (
    <Drawing>
      <path d="M8 8h20v32H8zM13 15h10M13 20h10M13 25h10M13 30h6" />
      <path d="M28 24h12" {...thread} />
      <path d="M40 14h16v20H40zM45 21h6M45 26h6" />
    </Drawing>
  );
}
