import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { allToolsPath } from '../shared/files/file-address.ts';
import { tabLook } from './tab-look.ts';

/** At the end of a row of tools; the files go along. */
export function AllToolsLink({ label, files }: { label: string; files: string[] }) {
  return (
    <Link
      to={allToolsPath(files)}
      title={label}
      className={`${tabLook(false)} ml-1 max-[480px]:w-11 max-[480px]:justify-center`}
    >
      <LayoutGrid aria-hidden="true" />
      {/* On a phone its words would take the room of the open tool's. */}
      <span className="max-[480px]:sr-only">{label}</span>
    </Link>
  );
}
