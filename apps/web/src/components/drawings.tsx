import { Drawing, thread } from './drawing.tsx';

export function FolderDrawing() {
  return (
    <Drawing>
      <path d="M22 30h22l8 8h46v38H22z" />
      <path d="M34 30V16h38l10 10v12M72 16v10h10" />
      <path d="M42 24h18" opacity=".6" />
      <path d="M8 62c14-8 30-8 52-4s40 4 52-6" {...thread} />
    </Drawing>
  );
}

export function SearchDrawing() {
  return (
    <Drawing>
      <path d="M30 12h36l12 12v52H30z" />
      <path d="M66 12v12h12M40 34h28M40 42h28M40 50h16" />
      <circle cx="78" cy="56" r="15" fill="var(--surface)" {...thread} />
      <path d="m89 67 13 13" {...thread} />
    </Drawing>
  );
}

export function ConversationDrawing() {
  return (
    <Drawing>
      <path d="M16 10h40v56H16z" />
      <path d="M24 22h24M24 30h24M24 54h16" />
      <path d="M23 38h26v8H23z" fill="var(--accent-soft)" stroke="none" />
      <path d="M49 42c10 0 12-4 18-6" {...thread} />
      <path d="M68 24h40v30H82l-8 8v-8h-6z" />
      <path d="M76 35h24M76 43h14" />
    </Drawing>
  );
}

export function ToolsDrawing() {
  return (
    <Drawing>
      <path d="M14 18h28v40H14zM46 14h28v48H46zM78 18h28v40H78z" />
      <path d="M20 28h16M20 36h16M84 28h16M84 36h16" opacity=".6" />
      <path d="M60 22v32" strokeDasharray="6 5" {...thread} />
      <path d="M6 74c20-6 34-6 54-2s34 4 54-4" {...thread} />
    </Drawing>
  );
}

export function ReceiptDrawing() {
  return (
    <Drawing>
      <path d="M40 8h40v66l-7-5-6 5-7-5-7 5-6-5-7 5z" />
      <path d="M48 22h24M48 30h24M48 38h14" opacity=".6" />
      <path d="M48 52h24" {...thread} />
    </Drawing>
  );
}

export function LetterDrawing() {
  return (
    <Drawing>
      <path d="M20 22h80v50H20z" />
      <path d="m20 24 40 28 40-28" />
      <path d="M28 64h18" opacity=".6" />
      <path d="M6 60c16 8 34 8 54 2s38-6 54 2" {...thread} />
    </Drawing>
  );
}
