import {
  activity,
  adminFigures,
  adminLists,
  batches,
  type DatabaseClient,
  type FileFilter,
  files,
  folders,
  library,
  meaning,
  operations,
  passages,
  search,
  sessions,
  texts,
  trash,
  usage,
  users,
} from '../../packages/db/src/index.ts';
import { vocabulary } from './fill.ts';

/** Somebody who asks. */
export type Asker = { id: string; email: string; session: string; file: string; folder: string; tag: string };
type Query = (of: Asker, run: number) => Promise<unknown>;

const MODEL = 'bench';
const EPOCH = new Date(0).toISOString();
const PAGE = { offset: 0, limit: 100, order: 'desc', sort: 'date' } as const;
const ADMIN_PAGE = { offset: 0, limit: 20, order: 'desc' } as const;
const DAY = 86_400_000;

/** What the pages of a member ask for, most of it at each view. */
export function queriesOfMembers({ db, pool }: DatabaseClient): Record<string, Query> {
  const month = new Date();
  month.setUTCDate(1);
  month.setUTCHours(0, 0, 0, 0);
  const at = (days: number) => new Date(month.getTime() + days * DAY).toISOString();
  const spans = { before: at(-30), until: at(-10), now: at(0), next: at(31) };
  const used = (id: string, metric: string, period_start: string) =>
    usage.readUsage(db, { user_id: id, metric, period_start });
  const list = (filter: Partial<FileFilter>) => (of: Asker) =>
    files.listFiles(db, of.id, { ...PAGE, ...filter });
  return {
    'nothing: the way to the database alone': () => pool.query('select 1'),
    'signing in: the account of an address': ({ email }) => users.findUserByEmail(db, email),
    'who is signed in': ({ session }) => sessions.findSessionWithUser(db, session),
    'the plan now': ({ id }) => users.findMember(db, id),
    'what is used, this month and of storage': ({ id }) =>
      Promise.all([used(id, 'filesPerMonth', at(0)), used(id, 'storageLimit', EPOCH)]),
    'the figures of the dashboard': ({ id }) =>
      Promise.all([
        activity.listQuarters(db, id, spans),
        activity.countEnhanced(db, id),
        files.countFiles(db, id),
      ]),
    'files: the newest': list({}),
    'files by name': list({ sort: 'name', order: 'asc' }),
    'files by size': list({ sort: 'size' }),
    'files by the last change': list({ sort: 'modified' }),
    'files by kind': list({ sort: 'type', order: 'asc' }),
    'files of a folder': ({ id, folder }) => files.listFiles(db, id, { ...PAGE, folder_id: folder }),
    'files in no folder': list({ folder_id: null }),
    'files: PDFs alone': list({ types: ['application/pdf'] }),
    'files with a tag': ({ id, tag }) => files.listFiles(db, id, { ...PAGE, tag }),
    'files: worked on by the assistant': list({ enhanced: true }),
    'files with a search': ({ id }, run) => files.listFiles(db, id, { ...PAGE, search: `${common(run)} ` }),
    'one file, and whether it has text': ({ id, file }) =>
      Promise.all([files.findFile(db, id, file), texts.hasFileText(db, id, file)]),
    'the text of a file': ({ id, file }) => texts.readFileText(db, id, file),
    folders: ({ id }) => folders.listFolders(db, id, null),
    tags: ({ id }) => files.listTags(db, id),
    'the trash': ({ id }) => trash.listTrash(db, id, null),
    'a search: a common word': ({ id }, run) => search.find(db, id, `${common(run)} `, 12),
    'a search: a rare word': ({ id }, run) => search.find(db, id, `${rare(run)} `, 12),
    'a search: a piece of a name': ({ id }, run) => search.find(db, id, common(run).slice(0, 3), 12),
    'the history': ({ id }) => operations.listOperations(db, id, { offset: 0, limit: 10 }),
    'the history of one tool': ({ id }) =>
      operations.listOperations(db, id, { action: 'compress', offset: 0, limit: 10 }),
    'work that goes on': ({ id }) => operations.listRunning(db, id),
    batches: ({ id }) => batches.listBatches(db, id, { offset: 0, limit: 20 }),
    'what can be asked': ({ id }) => library.countFiles(db, id, null),
    'a search by meaning: what it knows': ({ id }) =>
      Promise.all([meaning.readState(db, id, MODEL), meaning.listSearchable(db, id, MODEL)]),
    'a question: the passages of a file': ({ id, file }) =>
      Promise.all([passages.describeTexts(db, id, [file]), passages.listPassages(db, id, file)]),
    'a piece of work begins and ends': ({ id, file }) => work(db, id, file),
  };
}

/** What the pages of administrators ask for. They are few, and see everybody. */
export function queriesOfAdmins({ db }: DatabaseClient): Record<string, Query> {
  return {
    'members: the newest': () => adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'joined' }),
    'members by name': () => adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'name', order: 'asc' }),
    'members by address': () => adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'email', order: 'asc' }),
    'members by storage': () => adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'storage' }),
    'members by number of files': () => adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'files' }),
    'members: a search': ({ email }) =>
      adminLists.listUsers(db, { ...ADMIN_PAGE, sort: 'joined', search: email.split('@')[0]! }),
    'one member': ({ id }) => adminLists.findUserCard(db, id),
    'what everybody did': () => adminLists.listActivity(db, { ...ADMIN_PAGE, sort: 'date' }),
    'all figures': () => adminFigures.readTotals(db, 'UTC', 7),
  };
}

class Undone extends Error {}

/** Written as a tool writes it, and taken back. */
async function work(db: DatabaseClient['db'], user_id: string, file_id: string): Promise<void> {
  const row = { user_id, action: 'compress', status: 'running', file_id, filename: 'a.pdf' } as const;
  await db
    .transaction()
    .execute(async (trx) => {
      const begun = await operations.insertOperation(trx, { ...row, inputs: [], options: {} });
      await operations.touchOperation(trx, user_id, begun!.id);
      await operations.finishOperation(trx, user_id, begun!.id, { status: 'done' });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

const common = (run: number) => vocabulary.word(5 + (run % 200));
const rare = (run: number) => vocabulary.word(20_000 + (run % 10_000));
