import { Search } from 'lucide-react';
import { ButtonLink } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { filesMessages } from './files.messages.ts';

/** Below the few results of one folder: the same words among all files. */
export function SearchAllOffer({ to }: { to: string }) {
  const t = useMessages(filesMessages);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-soft">
      {t('searchedHere')}
      <SearchAllLink to={to} />
    </p>
  );
}

export function SearchAllLink({ to }: { to: string }) {
  const t = useMessages(filesMessages);
  return (
    <ButtonLink to={to}>
      <Search aria-hidden="true" />
      {t('searchAll')}
    </ButtonLink>
  );
}
