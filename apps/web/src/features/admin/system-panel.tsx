import type { SystemState } from '@sheaf/api/features/admin/admin.system.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { FailedNote } from './failed-note.tsx';
import { instanceMessages } from './instance.messages.ts';
import { OutboxCard } from './outbox-card.tsx';
import { useSystem } from './use-admin.ts';

/** Queue, process and engines as they are now. */
export function SystemPanel() {
  const { data, isError, refetch } = useSystem();
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />
      </Waiting>
    );
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <QueueCard queue={data.queue} />
      <ProcessCard process={data.process} />
      <EnginesCard system={data} />
      {data.engines.mail !== 'smtp' && <OutboxCard />}
    </div>
  );
}

function QueueCard({ queue }: { queue: SystemState['queue'] }) {
  const t = useMessages(instanceMessages);
  const states = ['waiting', 'running', 'later', 'failed'] as const;
  return (
    <Card className="min-w-0 pb-2">
      <CardHeader title={t('system.queue')} lede={t('system.queueLede')} />
      {queue.queues.length === 0 ? (
        <p className="px-5 py-3 text-13 text-ink-soft">{t('system.idle')}</p>
      ) : (
        <Table className="mt-2">
          <thead>
            <tr>
              <HeadCell className="w-full">{t('system.queueName')}</HeadCell>
              {states.map((state) => (
                <HeadCell key={state} numeric>
                  {t(`system.${state}`)}
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
  const t = useMessages(instanceMessages);
  const { pool, disk, memory, memoryFree, memoryTotal } = process;
  return (
    <Card className="min-w-0">
      <CardHeader title={t('system.process')} lede={t('system.processLede')} />
      <FactList
        facts={[
          [t('system.version'), process.version],
          [t('system.role'), t(`system.roles.${process.role}`)],
          [t('system.since'), formatAgo(process.startedAt)],
          [
            t('system.pool'),
            t('system.poolValue', {
              running: formatNumber(pool.running),
              size: formatNumber(pool.size),
              waiting: formatNumber(pool.waiting),
            }),
          ],
          [t('system.memory'), formatBytes(memory)],
          [
            t('system.machine'),
            t('system.free', { free: formatBytes(memoryFree), total: formatBytes(memoryTotal) }),
          ],
          [
            t('system.disk'),
            disk
              ? t('system.free', { free: formatBytes(disk.free), total: formatBytes(disk.total) })
              : t('system.unknown'),
          ],
        ]}
      />
    </Card>
  );
}

function EnginesCard({ system: { engines, checks, damagedFiles } }: { system: SystemState }) {
  const t = useMessages(instanceMessages);
  const { database, storage, mail, payments, provider, ocr, embedder, model, office } = engines;
  const payment: Fact[] = useSells() ? [[t('system.payments'), t(`system.providers.${payments}`)]] : [];
  const health = (state: 'ok' | 'failed') => (
    <Badge kind={state === 'ok' ? 'ok' : 'bad'}>
      {state === 'ok' ? t('system.answers') : t('system.silent')}
    </Badge>
  );
  const withHealth = (value: string, state: 'ok' | 'failed') => (
    <span className="flex flex-wrap items-center justify-end gap-2">
      {value} {health(state)}
    </span>
  );
  return (
    <Card className="min-w-0 desktop:col-span-2">
      <CardHeader title={t('system.engines')} lede={t('system.enginesLede')} />
      <div className="desktop:grid desktop:grid-cols-2">
        <FactList
          facts={[
            [
              t('system.database'),
              withHealth(
                t('system.databaseValue', { version: database.version, own: database.own }),
                checks.database,
              ),
            ],
            [t('system.storage'), withHealth(t(`system.storageKinds.${storage}`), checks.storage)],
            [
              t('system.storedFiles'),
              <Badge key="damaged" kind={damagedFiles ? 'bad' : 'ok'}>
                {t('system.damaged', { count: damagedFiles })}
              </Badge>,
            ],
            [t('system.mail'), t(`system.mails.${mail}`)],
            ...payment,
            [t('system.identity'), provider ? t('system.on') : t('system.off')],
          ]}
        />
        <FactList
          facts={[
            [t('system.tools'), health(checks.tools)],
            [t('system.ocr'), ocr.join(', ')],
            [t('system.embedder'), embedder],
            [t('system.model'), t.find(`system.models.${model}`) ?? model],
            [t('system.office'), office ? t('system.on') : t('system.off')],
          ]}
        />
      </div>
    </Card>
  );
}
