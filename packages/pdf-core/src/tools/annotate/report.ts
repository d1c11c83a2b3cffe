import { fillFormReport } from '../fill-form/report.ts';

export const annotateReport = fillFormReport.partial({ dropped: true });
export type AnnotateReport = ReturnType<typeof annotateReport.parse>;
