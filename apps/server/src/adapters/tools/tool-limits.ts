import { totalmem } from 'node:os';
import { type ToolName, tools } from '@sheaf/pdf-core/tools';

/** LibreOffice shares the turns of pdf-core's tools. */
export type PoolTool = ToolName | 'office-to-pdf';

/** `cpuMs` counts the processor's work on the document alone, however busy the machine is; `timeoutMs` what people wait. */
export type Limits = { timeoutMs: number; memoryMb: number; cpuMs?: number };
type ToolLimits = { seconds?: number; memoryMb?: number; cpuSeconds?: number };

const SECOND = 1000;
const MB = 1024 * 1024;
const OFFICE = { seconds: 120 };
/** One page of a scan, cleaned and read more than once: an honest one takes 3 to 10. */
const ONE_PAGE = { seconds: 180, cpuSeconds: 30 };

/** Two documents that want all they may have leave a third of a small machine to everybody else. */
const SHARE = 0.3;
const MOST_MB = Math.max(512, Math.floor((SHARE * (process.constrainedMemory() || totalmem())) / MB));

/** The most time and memory that one piece of work may take. */
export function limitsOf(tool: PoolTool, options: object = {}): Limits {
  const own: ToolLimits | undefined = tool === 'office-to-pdf' ? OFFICE : tools[tool].limits;
  const isOnePage = tool === 'ocr' && 'pages' in options && /^\d+$/.test(String(options.pages));
  const wanted: ToolLimits = (isOnePage ? ONE_PAGE : own) ?? {};
  const { seconds = 60, memoryMb = 2048, cpuSeconds } = wanted;
  return {
    timeoutMs: seconds * SECOND,
    memoryMb: Math.min(memoryMb, MOST_MB),
    ...(cpuSeconds ? { cpuMs: cpuSeconds * SECOND } : {}),
  };
}
