import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { FileIcon } from './file-icon.tsx';
import { MarkedText } from './marked-text.tsx';
import { type NearPassage, passagePath } from './passage-path.ts';
import { searchMessages } from './search.messages.ts';
import { useMeaning } from './use-meaning.ts';

const SHOWN = 6;

/** Beside a list of files that have the words: passages of any file that mean them. Nothing where there are none. */
export function MeaningResults({ query }: { query: string }) {
  const t = useMessages(searchMessages);
  const { near } = useMeaning(query, SHOWN);
  if (!near || !(near.passages.length || near.waiting)) return null;
  const { passages, byWords, waiting } = near;
  return (
    <Card aria-labelledby="by-meaning" className="mt-8">
      <div className="px-5 pt-[18px] pb-2">
        <h2 id="by-meaning" className="section-title">
          {t('meaning.title')}
        </h2>
        <p className="mt-0.5 text-13 text-ink-soft">
          {passages.length > 0 && t('meaning.lede')}{' '}
          {passages.length > 0 && byWords > 0 && t('meaning.byWords', { count: byWords })}{' '}
          {waiting > 0 && t('meaning.waiting', { count: waiting })}
        </p>
      </div>
      {passages.length > 0 && (
        <ul className="border-t">
          {passages.map((passage) => (
            <Row key={`${passage.file.id} ${passage.page}`} passage={passage} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ passage }: { passage: NearPassage }) {
  const t = useMessages(searchMessages);
  const { file, page, label, text, marks } = passage;
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={passagePath(passage)}
        className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-2.5 px-5 py-3 text-14 hover:bg-hover [&>svg]:text-ink-faint"
      >
        <FileIcon type={file.type} />
        <span className="truncate">{file.filename}</span>
        <span className="max-w-44 truncate pl-2 text-12 text-ink-faint tabular-nums">
          {label ?? t('page', { page })}
        </span>
        <span className="col-span-2 col-start-2 max-w-[68ch] pt-1 font-serif text-16 text-ink-soft">
          <MarkedText text={text} marks={marks} />
        </span>
      </Link>
    </li>
  );
}
