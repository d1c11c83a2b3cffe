import type { ReactNode } from 'react';

export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="120"
      height="88"
      viewBox="0 0 120 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The accent line in each drawing is the binding thread. */
export const thread = { stroke: 'var(--accent)', strokeWidth: 2 };

export function TornPageDrawing() {
  return (
    <Drawing>
      <path d="M36 8h36l12 12v22l-8-6-8 8-8-8-8 8-8-8-8 8V8zM72 8v12h12" />
      <path d="M44 22h18M44 30h28" opacity=".6" />
      <path d="m36 60 8-6 8 8 8-8 8 8 8-8 8 6v20H36z" />
      <path d="M20 50c20 6 28-6 44-2s22 8 38 0" strokeDasharray="6 5" {...thread} />
    </Drawing>
  );
}
