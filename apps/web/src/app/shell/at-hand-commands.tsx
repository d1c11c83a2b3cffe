import {
  Download,
  Eye,
  FolderInput,
  FolderOpen,
  History,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  PencilLine,
  Printer,
  Search,
  Tag,
  Text,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import type { PaletteEntry } from '../../features/search/palette-entry.ts';
import { paletteMessages } from '../../features/search/palette.messages.ts';
import { toolsForFiles } from '../../features/tools/shared/tools-for-files.ts';
import { type Deed, deeds, readAtHand } from '../../lib/page/at-hand.ts';
import { useMessages } from '../../lib/messages/messages.ts';

const icons: Record<Deed, LucideIcon> = {
  open: Eye,
  ask: MessageSquareText,
  summarize: Text,
  rename: PencilLine,
  move: FolderInput,
  tags: Tag,
  download: Download,
  print: Printer,
  find: Search,
  versions: History,
  place: FolderOpen,
  remove: Trash2,
  clear: ListChecks,
};

interface AtHandCommands {
  commands: PaletteEntry[];
  /** A tool that takes what is at hand opens holding it. */
  withFiles: (tool: PaletteEntry) => PaletteEntry;
}

/** What can be done with the file that is open, or with what is selected. */
export function useAtHandCommands(): AtHandCommands {
  const t = useMessages(paletteMessages);
  const navigate = useNavigate();
  const held = readAtHand();
  if (!held) return { commands: [], withFiles: (tool) => tool };
  const { as, files, folders, does } = held;
  const names = [...files.map(({ filename }) => filename), ...folders.map(({ name }) => name)];
  const count = names.length;
  const name = count === 1 ? names[0]! : t(folders.length ? 'atHand.items' : 'atHand.files', { count });
  const commands = deeds.flatMap((deed): PaletteEntry[] => {
    const [run, Icon] = [does[deed], icons[deed]];
    return run
      ? [
          {
            id: `at-hand-${deed}`,
            group: as,
            label: t(`atHand.labels.${deed}`, { name }),
            object: name,
            words: t(`atHand.words.${deed}`),
            icon: <Icon />,
            run,
          },
        ]
      : [];
  });
  const tools = folders.length ? [] : toolsForFiles(files);
  const withFiles = (tool: PaletteEntry): PaletteEntry => {
    const fitting = tools.find(({ id }) => tool.id === `tool-${id}`);
    // A document is asked beside it.
    if (!fitting || (fitting.id === 'ai-chat' && does.ask)) return tool;
    const isNext = fitting.id === 'ocr' && files.some(({ reading }) => reading.state === 'needs_ocr');
    return { ...tool, group: as, hint: name, onlyFound: !isNext, run: () => void navigate(fitting.to) };
  };
  return { commands, withFiles };
}
