/** A weakness that is lived with: which, why, and until which day. */
export type AuditException = { advisory: string; package: string; reason: string; until: string };

/** `asked` is false if no registry answered: then nothing is known, and `note` has the reason. */
export type AuditVerdict = { asked: boolean; complaints: string[]; note: string };

type Advisory = { name: string; title: string; url: string; severity: string };
type Report = { vulnerabilities?: Record<string, { via: (string | Advisory)[] }>; message?: string };

const REFUSED = new Set(['high', 'critical']);

/** The output of `npm audit --json`, and the exceptions. `today` as 2026-11-21. */
export function judgeAudit(output: string, exceptions: AuditException[], today: string): AuditVerdict {
  const wrong = exceptions.flatMap((exception) => describeWrong(exception, today));
  const report = readReport(output);
  if (!report?.vulnerabilities) {
    const why = report?.message ?? 'no answer';
    return { asked: false, complaints: wrong, note: `not asked: ${why.slice(0, 120)}` };
  }
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string');
  const found = new Map(
    advisories.filter(({ severity }) => REFUSED.has(severity)).map((one) => [idOf(one), one]),
  );
  const known = new Set(exceptions.map(({ advisory }) => advisory));
  const refused = [...found]
    .filter(([id]) => !known.has(id))
    .map(([id, { name, severity, title }]) => `${name}: ${id}, ${severity}: ${title}`);
  const idle = exceptions
    .filter(({ advisory }) => !found.has(advisory))
    .map(({ advisory }) => `The exception ${advisory} is not needed any more.`);
  const lesser = new Set(advisories.map(idOf)).size - found.size;
  const note = `${found.size} high or critical, ${lesser} lesser, ${known.size} excepted`;
  return { asked: true, complaints: [...wrong, ...refused, ...idle], note };
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1) ?? url;

function describeWrong({ advisory, reason, until }: AuditException, today: string): string[] {
  if (!reason.trim()) return [`The exception ${advisory} gives no reason.`];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until)) return [`The exception ${advisory} has no day on which it ends.`];
  return until < today ? [`The exception ${advisory} ended on ${until}.`] : [];
}

/** npm may print more than its report. */
function readReport(output: string): Report | null {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
  } catch {
    return null;
  }
}
