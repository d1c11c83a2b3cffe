import type { SystemState } from '@sheaf/api/features/admin/admin.system.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { FactList } from './fact-list.tsx';
import { FailedNote } from './failed-note.tsx';
import { instanceTexts } from './instance.texts.ts';
import { useSystem } from './use-admin.ts';

/** Queue, process and engines as they are now. */
export function SystemPanel() {
  const { data, isError, refetch } = useSystem();
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data) return <Skeleton className="h-64" />;
  return (
    <div className="grid items-start gap-4 desk:grid-cols-2">
      <QueueCard queue={data.queue} />
      <ProcessCard process={data.process} />
      <EnginesCard system={data} />
    </div>
  );
}

function QueueCard({ queue }: { queue: SystemState['queue'] }) {
  const texts = useTexts(instanceTexts).system;
  const states = ['waiting', 'running', 'later', 'failed'] as const;
  return (
    <Card className="min-w-0 pb-2">
      <CardHeader title={texts.queue} lede={texts.queueLede} />
      {queue.queues.length === 0 ? (
        <p className="px-5 py-3 text-13 text-ink-soft">{texts.idle}</p>
      ) : (
        <Table className="mt-2">
          <thead>
            <tr>
              <HeadCell className="w-full">{texts.queueName}</HeadCell>
              {states.map((state) => (
                <HeadCell key={state} numeric>
                  {texts[state]}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {queue.queues.map((each) => (
              <Row key={each.name}>
                <Cell>{each.name}</Cell>
                {states.map((state) => (
                  <Cell
                    key={state}
                    numeric
                    className={state === 'failed' && each.failed > 0 ? 'text-danger-ink' : undefined}
                  >
                    {formatNumber(each[state])}
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function ProcessCard({ process }: { process: SystemState['process'] }) {
  const texts = useTexts(instanceTexts).system;
  const { pool, disk, memory, memoryFree, memoryTotal } = process;
  return (
    <Card className="min-w-0">
      <CardHeader title={texts.process} lede={texts.processLede} />
      <FactList
        facts={[
          [texts.version, process.version],
          [texts.role, texts.roles[process.role]],
          [texts.since, formatAgo(process.startedAt)],
          [
            texts.pool,
            texts.poolValue(formatNumber(pool.running), formatNumber(pool.size), formatNumber(pool.waiting)),
          ],
          [texts.memory, formatBytes(memory)],
          [texts.machine, texts.free(formatBytes(memoryFree), formatBytes(memoryTotal))],
          [texts.disk, disk ? texts.free(formatBytes(disk.free), formatBytes(disk.total)) : texts.unknown],
        ]}
      />
    </Card>
  );
}

function EnginesCard({ system: { engines, checks } }: { system: SystemState }) {
  const texts = useTexts(instanceTexts).system;
  const { database, storage, mail, payments, provider, ocr, embedder, model, office } = engines;
  const health = (state: 'ok' | 'failed') => (
    <Badge kind={state === 'ok' ? 'ok' : 'bad'}>{state === 'ok' ? texts.answers : texts.silent}</Badge>
  );
  const withHealth = (value: string, state: 'ok' | 'failed') => (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {value} {health(state)}
    </span>
  );
  return (
    <Card className="min-w-0 desk:col-span-2">
      <CardHeader title={texts.engines} lede={texts.enginesLede} />
      <div className="desk:grid desk:grid-cols-2">
        <FactList
          facts={[
            [
              texts.database,
              withHealth(texts.databaseValue(database.version, database.own), checks.database),
            ],
            [texts.storage, withHealth(texts.storageKinds[storage], checks.storage)],
            [texts.mail, texts.mails[mail]],
            [texts.payments, texts.providers[payments]],
            [texts.identity, provider ? texts.on : texts.off],
          ]}
        />
        <FactList
          facts={[
            [texts.tools, health(checks.tools)],
            [texts.ocr, ocr.join(', ')],
            [texts.embedder, embedder],
            [texts.model, texts.models[model] ?? model],
            [texts.office, office ? texts.on : texts.off],
          ]}
        />
      </div>
    </Card>
  );
}
