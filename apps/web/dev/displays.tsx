import { Check, Ellipsis, TriangleAlert, Upload, X } from 'lucide-react';
import { Badge } from '../src/components/badge.tsx';
import { Button } from '../src/components/button.tsx';
import { Card } from '../src/components/card.tsx';
import { Checkbox } from '../src/components/checkbox.tsx';
import {
  ConversationDrawing,
  FolderDrawing,
  LetterDrawing,
  ReceiptDrawing,
  SearchDrawing,
  ToolsDrawing,
} from '../src/components/drawings.tsx';
import { TornPageDrawing } from '../src/components/drawing.tsx';
import { EmptyState } from '../src/components/empty-state.tsx';
import { IconButton } from '../src/components/icon-button.tsx';
import { Kbd } from '../src/components/kbd.tsx';
import { Meter } from '../src/components/meter.tsx';
import { Note } from '../src/components/note.tsx';
import { Skeleton } from '../src/components/skeleton.tsx';
import { Spinner } from '../src/components/spinner.tsx';
import { Cell, HeadCell, Row, Table } from '../src/components/table.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../src/components/tabs.tsx';
import { Thread } from '../src/components/thread.tsx';
import { Sample } from './sample.tsx';

function TabsAndBadges() {
  return (
    <Sample title="Tabs, badges">
      <TabsRoot defaultValue="chat">
        <TabList>
          <Tab value="chat">Chat</Tab>
          <Tab value="summary">Summary</Tab>
          <Tab value="recommendations" count={2}>
            Recommendations
          </Tab>
          <Tab value="payment" disabled>
            Payment
          </Tab>
        </TabList>
        {['chat', 'summary', 'recommendations', 'payment'].map((value) => (
          <TabPanel key={value} value={value} className="sr-only">
            {value}
          </TabPanel>
        ))}
      </TabsRoot>
      <div className="my-4 flex flex-wrap gap-2">
        <Badge>OCR</Badge>
        <Badge>Summary</Badge>
        <Badge kind="ok" icon={<Check />}>
          Chat Ready
        </Badge>
        <Badge kind="warn" icon={<TriangleAlert />}>
          Cancelling
        </Badge>
        <Badge kind="bad" icon={<X />}>
          Failed
        </Badge>
        <Badge kind="outline">Pro</Badge>
        <Kbd>⌘K</Kbd>
        <Kbd>Esc</Kbd>
      </div>
      <Note kind="bad" fact="This file needs its password.">
        Nothing was changed. Enter the password, or take the file out and go on with the other three.
      </Note>
    </Sample>
  );
}

function ProgressSamples() {
  return (
    <Sample title="Progress">
      <div className="flex justify-between text-13">
        <span className="font-strong">Reading inventory-and-condition.pdf</span>
        <span className="text-ink-soft tabular-nums">Page 31 of 48, about 40 s left</span>
      </div>
      <Thread className="mt-2" value={65} label="Reading" />
      {[
        ['Files', 388, 500],
        ['Storage', 465, 500],
        ['Chat', 100, 500],
      ].map(([label, used, limit]) => (
        <div key={label} className="mt-4">
          <div className="flex justify-between text-13">
            <span className="font-strong">{label}</span>
            <span className="text-ink-soft tabular-nums">
              {used} of {limit}
            </span>
          </div>
          <Meter
            className="mt-2"
            label={String(label)}
            used={Number(used)}
            limit={Number(limit)}
            text={`${used} of ${limit}`}
          />
        </div>
      ))}
      <p className="mt-4 flex items-center gap-4 text-13 text-ink-soft">
        <Spinner />A spinner only where nothing can be counted.
      </p>
    </Sample>
  );
}

const rows = [
  ['lease-18-linden-row.pdf', '2.41 MB', 'Today, 09:12'],
  ['water-quality-report.pdf', '418.06 KB', 'Today, 08:47'],
  ['receipt-boiler-valve.jpg', '3.06 MB', '17 Nov'],
];

function TableSample() {
  return (
    <Sample title="Table rows" wide>
      <Card>
        <Table>
          <thead>
            <tr>
              <HeadCell className="w-10">
                <Checkbox aria-label="All" checked="indeterminate" />
              </HeadCell>
              <HeadCell>Name</HeadCell>
              <HeadCell numeric>Size</HeadCell>
              <HeadCell>Modified</HeadCell>
              <HeadCell>
                <span className="sr-only">Actions</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, size, modified], index) => (
              <Row key={name} selected={index === 0}>
                <Cell>
                  <Checkbox aria-label={name} checked={index === 0} />
                </Cell>
                <Cell className="font-strong">{name}</Cell>
                <Cell numeric>{size}</Cell>
                <Cell className="text-ink-soft">{modified}</Cell>
                <Cell numeric>
                  <IconButton size="small" name="More">
                    <Ellipsis />
                  </IconButton>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </Card>
    </Sample>
  );
}

const emptyStates = [
  [<FolderDrawing key="d" />, 'This folder is empty', 'Drop files here, or bring them from another folder.'],
  [<SearchDrawing key="d" />, 'No items found', 'Try adjusting your search terms'],
  [<ConversationDrawing key="d" />, 'Start a conversation', 'Ask for a date, a sum or a clause.'],
  [<LetterDrawing key="d" />, 'Check your email', 'The link in it is good for an hour.'],
  [<TornPageDrawing key="d" />, 'Something tore', 'Nothing was lost.'],
  [<ToolsDrawing key="d" />, 'PDF Tools', 'Pages in the order you set.'],
  [<ReceiptDrawing key="d" />, 'No billing history available', 'Receipts are kept here.'],
] as const;

export function Displays() {
  return (
    <>
      <TabsAndBadges />
      <ProgressSamples />
      <TableSample />
      <Sample title="Empty states" wide>
        <div className="grid gap-4 desktop:grid-cols-3">
          {emptyStates.map(([drawing, title, text]) => (
            <Card key={title}>
              <EmptyState
                drawing={drawing}
                title={title}
                action={
                  <Button look="primary">
                    <Upload />
                    Upload Files
                  </Button>
                }
              >
                {text}
              </EmptyState>
            </Card>
          ))}
        </div>
      </Sample>
      <Sample title="Skeletons">
        <Skeleton className="h-36 w-32 rounded-10" />
        <Skeleton className="mt-3 h-3 w-28" />
        <Skeleton className="mt-2 h-2.5 w-16" />
      </Sample>
    </>
  );
}
