const WIDTH = 100;
const GAP = 2;

/** Two columns, the second one wrapped within itself. */
export function table(rows: [string, string][]): string {
  const first = Math.min(34, Math.max(0, ...rows.map(([name]) => name.length)));
  const indent = GAP + first + GAP;
  return rows
    .map(([name, text]) => {
      const lines = wrap(text, WIDTH - indent);
      const head = `${' '.repeat(GAP)}${name.padEnd(first)}`;
      const body = lines.join(`\n${' '.repeat(indent)}`);
      return name.length > first
        ? `${head}\n${' '.repeat(indent)}${body}`
        : `${head}${' '.repeat(GAP)}${body}`;
    })
    .join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
