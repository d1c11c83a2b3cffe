import { execFileSync } from 'node:child_process';

const MOST_BYTES = 1 << 30;
const AT_ONCE = 400;
const NEWLINE = 10;

/** The files of one revision as text, in the order git lists them. Nothing is checked out. */
export function* readGitText(
  mirror: string,
  revision: string,
  wants: (path: string) => boolean,
): Generator<{ path: string; text: string }> {
  const git = (args: string[], input?: string) =>
    execFileSync('git', [`--git-dir=${mirror}`, ...args], { input, maxBuffer: MOST_BYTES });
  const files = git(['ls-tree', '-r', '-z', revision])
    .toString('utf8')
    .split('\0')
    .map((line) => /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(line))
    .filter((found) => found !== null)
    .map(([, id, path]) => ({ id: id!, path: path! }))
    .filter(({ path }) => wants(path));
  for (let i = 0; i < files.length; i += AT_ONCE) {
    const some = files.slice(i, i + AT_ONCE);
    const answer = git(['cat-file', '--batch'], some.map(({ id }) => `${id}\n`).join(''));
    let at = 0;
    for (const { path } of some) {
      const end = answer.indexOf(NEWLINE, at);
      const [id, kind, size] = answer.toString('latin1', at, end).split(' ');
      if (kind === 'missing') {
        console.error(`${mirror} lacks ${path} (${id}); it is left out`);
        at = end + 1;
        continue;
      }
      const from = end + 1;
      const to = from + Number(size);
      yield { path, text: answer.toString('utf8', from, to) };
      at = to + 1;
    }
  }
}
