import { LayoutGrid } from 'lucide-react';
import { Link } from 'react-router';
import { allToolsPath } from '../shared/files/file-address.ts';
import { tabLook } from './tab-look.ts';

/** At the end of a row of tools; the files go along. */
export function AllToolsLink({ label, files }: { label: string; files: string[] }) {
  return (
    <Link to={allToolsPath(files)} className={`${tabLook(false)} ml-1`}>
      <LayoutGrid aria-hidden="true" />
      {label}
    </Link>
  );
}
