import type { ReactNode } from 'react';
import { Invoice, LabReport } from './ledger-papers.tsx';
import { FloorPlan, Lease } from './papers.tsx';

/** A tied sheaf on the desk. The papers are drawings; what lies on the front sheet may be given. */
export function PaperFan({ children }: { children?: ReactNode }) {
  return (
    <div className="absolute top-1/2 left-1/2 h-[900px] w-[720px] -translate-x-[46%] -translate-y-1/2">
      <div className="absolute top-[84px] left-[56px] w-[520px] -rotate-13">
        <FloorPlan />
      </div>
      <div className="absolute top-[156px] left-[66px] w-[400px] rotate-[-7.5deg]">
        <LabReport />
      </div>
      <div className="absolute top-[134px] left-[236px] w-[400px] rotate-[6.5deg]">
        <Invoice />
      </div>
      <div className="absolute top-[142px] left-[150px] w-[424px] -rotate-1">
        {children ? (
          <div className="sheet">
            <div className="sheet-text plain">{children}</div>
          </div>
        ) : (
          <Lease />
        )}
      </div>
      <svg viewBox="0 0 720 900" className="bow bow-on-paper absolute inset-0 h-[900px] w-[720px]">
        <path d="M92 622C210 602 300 594 396 590S550 581 629 570M93 628C210 608 300 600 396 595S550 587 628 576" />
        <path d="M396 592C356 536 300 540 304 574c4 28 60 30 92 18zM396 592c40-56 96-52 92-18-4 28-60 30-92 18z" />
        <path d="M396 592c-8 34-30 62-58 82M396 592c12 34 30 58 60 76" />
        <ellipse cx="396" cy="592" rx="8" ry="7" />
      </svg>
    </div>
  );
}
