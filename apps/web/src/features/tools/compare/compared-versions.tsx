import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Select } from '../../../components/select.tsx';
import { trpc } from '../../../lib/api/trpc.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { StoredFile } from '../../files/item.ts';
import { useVisit } from '../shared/files/use-picked-files.ts';
import { WantedData } from '../shared/wanted-data.tsx';
import { compareMessages } from './compare.messages.ts';
import { Compared } from './compared.tsx';
import type { SideName } from './comparison.ts';
import { type WantedVersions, writeVersions } from './version-address.ts';

interface ComparedVersionsProps {
  file: StoredFile;
  wanted: WantedVersions;
  onAnew: () => void;
}

/** Two versions of one file. Each side has the list of them, and the address keeps the choice. */
export function ComparedVersions({ file, wanted, onAnew }: ComparedVersionsProps) {
  const t = useMessages(compareMessages);
  const navigate = useNavigate();
  const visit = useVisit();
  const [search] = useSearchParams();
  const query = useQuery(trpc.versions.list.queryOptions({ id: file.id }));
  const choose = (next: WantedVersions) =>
    navigate(
      { search: writeVersions(search, next) },
      { replace: true, preventScrollReset: true, state: { visit } },
    );
  const texts = { again: t('again'), loading: t('loading') };
  return (
    <WantedData query={query} texts={texts}>
      {({ versions }) => {
        const currentNumber = versions.find(({ current }) => current)?.number ?? file.version;
        const numberOf = (side: SideName) => wanted[side] ?? currentNumber;
        const atVersion = (side: SideName) => ({ ...file, version: numberOf(side) });
        const options = versions.map(({ number, current }) => ({
          value: String(number),
          label: t(current ? 'currentVersion' : 'version', { number }),
        }));
        const pick = (side: SideName) => (
          <Select
            aria-label={t(`versionOf.${side}`)}
            className="w-auto! whitespace-nowrap"
            options={options}
            value={String(numberOf(side))}
            onValueChange={(number) => void choose({ ...wanted, [side]: Number(number) })}
          />
        );
        const [before, after] = [atVersion('before'), atVersion('after')];
        return (
          <Compared
            key={`${before.version} ${after.version}`}
            before={before}
            after={after}
            picks={{ before: pick('before'), after: pick('after') }}
            onSwap={() => void choose({ before: after.version, after: before.version })}
            onAnew={onAnew}
          />
        );
      }}
    </WantedData>
  );
}
