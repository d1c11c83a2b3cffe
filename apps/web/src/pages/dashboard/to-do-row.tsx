import type { ReactNode } from 'react';

interface ToDoRowProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

export function ToDoRow({ icon, title, text, action }: ToDoRowProps) {
  return (
    <li className="flex items-center gap-2.5">
      <span className="text-ink-faint">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-13 font-bold" title={title}>
          {title}
        </p>
        <p className="text-12 text-ink-faint tabular-nums">{text}</p>
      </div>
      {action}
    </li>
  );
}
