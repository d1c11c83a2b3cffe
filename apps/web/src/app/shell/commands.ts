import {
  Activity,
  BookOpen,
  BrainCircuit,
  Braces,
  ChartColumn,
  CircleHelp,
  CreditCard,
  DoorOpen,
  Download,
  Eye,
  FileClock,
  FolderPlus,
  Folders,
  HardDrive,
  Image,
  Info,
  KeyRound,
  Layers,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  Lock,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MonitorSmartphone,
  Newspaper,
  Scale,
  ScanLine,
  ScanText,
  ScrollText,
  Server,
  Settings2,
  Shield,
  ShieldCheck,
  Sparkles,
  Star,
  Trash2,
  Upload,
  UserPlus,
  UserRound,
  UserX,
  Webhook,
  Wrench,
} from 'lucide-react';
import type { Messages } from '@sheaf/messages/generated';
import type { PaletteGroup } from '../../features/search/palette-entry.ts';

type Named<Key> = Key extends `labels.${infer Name}` ? Name : never;
export type CommandId = Named<keyof Messages['palette']>;

export interface Command {
  id: CommandId;
  group: Extract<PaletteGroup, 'actions' | 'pages' | 'settings'>;
  Icon: LucideIcon;
  to: string;
  /** What the page opens at once. */
  open?: 'upload' | 'scan' | 'newFolder' | 'batch' | 'invite';
  /** Shown first to a member who has not run any command yet. */
  isUseful?: true;
  /** In the list before anything is typed. */
  isUsual?: true;
  forAdmins?: true;
  /** Only for who is billed, or has limits that a plan raises. */
  where?: 'billed' | 'limited';
}

/** Everything there is to go to and to do, each with one address. */
export const commands: Command[] = [
  {
    id: 'upload',
    group: 'actions',
    Icon: Upload,
    to: '/dashboard?tab=files',
    open: 'upload',
    isUsual: true,
    isUseful: true,
  },
  { id: 'scan', group: 'actions', Icon: ScanLine, to: '/dashboard?tab=files', open: 'scan' },
  { id: 'newFolder', group: 'actions', Icon: FolderPlus, to: '/dashboard?tab=files', open: 'newFolder' },
  { id: 'batch', group: 'actions', Icon: ListChecks, to: '/dashboard', open: 'batch' },
  { id: 'invite', group: 'actions', Icon: UserPlus, to: '/admin', open: 'invite', forAdmins: true },
  { id: 'askAll', group: 'actions', Icon: MessageSquareText, to: '/ask', isUseful: true },
  { id: 'dashboard', group: 'pages', Icon: LayoutDashboard, to: '/dashboard', isUsual: true },
  { id: 'files', group: 'pages', Icon: Folders, to: '/dashboard?tab=files', isUsual: true },
  { id: 'allFiles', group: 'pages', Icon: Layers, to: '/dashboard?tab=files&view=all' },
  { id: 'trash', group: 'pages', Icon: Trash2, to: '/dashboard?tab=files&view=trash' },
  { id: 'aiTools', group: 'pages', Icon: Sparkles, to: '/dashboard?tab=ai' },
  { id: 'activity', group: 'pages', Icon: Activity, to: '/dashboard?tab=recent' },
  { id: 'allTools', group: 'pages', Icon: LayoutGrid, to: '/tools/all', isUsual: true, isUseful: true },
  { id: 'basicTools', group: 'pages', Icon: Wrench, to: '/tools', isUsual: true },
  { id: 'proTools', group: 'pages', Icon: Star, to: '/advanced-tools', isUsual: true },
  { id: 'statistics', group: 'pages', Icon: ChartColumn, to: '/profile?tab=statistics' },
  { id: 'whoSees', group: 'pages', Icon: Eye, to: '/help/who-sees-my-files' },
  { id: 'help', group: 'pages', Icon: CircleHelp, to: '/help' },
  { id: 'docs', group: 'pages', Icon: BookOpen, to: '/docs' },
  { id: 'api', group: 'pages', Icon: Braces, to: '/api' },
  { id: 'contact', group: 'pages', Icon: Mail, to: '/contact' },
  { id: 'news', group: 'pages', Icon: Newspaper, to: '/blog' },
  { id: 'about', group: 'pages', Icon: Info, to: '/about' },
  { id: 'terms', group: 'pages', Icon: Scale, to: '/terms' },
  { id: 'privacy', group: 'pages', Icon: Scale, to: '/privacy' },
  { id: 'billing', group: 'settings', Icon: CreditCard, to: '/billing', isUsual: true, where: 'billed' },
  { id: 'upgrade', group: 'settings', Icon: Sparkles, to: '/upgrade', where: 'limited' },
  { id: 'profile', group: 'settings', Icon: UserRound, to: '/profile', isUsual: true },
  { id: 'password', group: 'settings', Icon: Lock, to: '/profile#password' },
  { id: 'factors', group: 'settings', Icon: ShieldCheck, to: '/profile#second-factors' },
  { id: 'devices', group: 'settings', Icon: MonitorSmartphone, to: '/profile#devices' },
  { id: 'apiKeys', group: 'settings', Icon: KeyRound, to: '/profile#api-keys' },
  { id: 'webhooks', group: 'settings', Icon: Webhook, to: '/profile#webhooks' },
  { id: 'export', group: 'settings', Icon: Download, to: '/profile#export' },
  { id: 'deleteAccount', group: 'settings', Icon: UserX, to: '/profile#delete' },
  { id: 'admin', group: 'pages', Icon: Shield, to: '/admin', isUsual: true, forAdmins: true },
  { id: 'adminActivity', group: 'pages', Icon: Activity, to: '/admin?tab=activity', forAdmins: true },
  { id: 'adminStorage', group: 'pages', Icon: HardDrive, to: '/admin?tab=storage', forAdmins: true },
  { id: 'audit', group: 'pages', Icon: ScrollText, to: '/admin/audit', forAdmins: true },
  { id: 'system', group: 'pages', Icon: Server, to: '/admin?tab=system', forAdmins: true },
  { id: 'adminSettings', group: 'settings', Icon: Settings2, to: '/admin/settings', forAdmins: true },
  { id: 'adminUse', group: 'settings', Icon: CreditCard, to: '/admin/settings#use', forAdmins: true },
  { id: 'adminAccess', group: 'settings', Icon: DoorOpen, to: '/admin/settings#access', forAdmins: true },
  { id: 'adminMail', group: 'settings', Icon: Mail, to: '/admin/settings#mail', forAdmins: true },
  { id: 'adminModel', group: 'settings', Icon: BrainCircuit, to: '/admin/settings#model', forAdmins: true },
  { id: 'adminBrand', group: 'settings', Icon: Image, to: '/admin/settings#brand', forAdmins: true },
  {
    id: 'adminVersions',
    group: 'settings',
    Icon: FileClock,
    to: '/admin/settings#versions',
    forAdmins: true,
  },
  { id: 'adminReading', group: 'settings', Icon: ScanText, to: '/admin/settings#reading', forAdmins: true },
];
