/** What can follow a command. */
export type Words = {
  command: string;
  about: string;
  flags: { name: string; about: string; choices: string[] }[];
};

export function bashScript(list: Words[]): string {
  const names = list.map(({ command }) => command).join(' ');
  const flags = list.map((words) => `    ${words.command}) flags='${flagNames(words).join(' ')}' ;;`);
  const choices = eachChoice(list).map(
    ({ command, name, choices: words }) => `    '${command} --${name}') choices='${words.join(' ')}' ;;`,
  );
  return `_sheaf() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} flags='' choices=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names} --help --version' -- "$cur"))
    return
  fi
  case "$command $prev" in
${choices.join('\n')}
    'completion completion') choices='bash zsh fish' ;;
  esac
  case "$command" in
${flags.join('\n')}
  esac
  if [ -n "$choices" ]; then COMPREPLY=($(compgen -W "$choices" -- "$cur"))
  elif [[ $cur == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$cur"))
  else COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _sheaf sheaf
`;
}

export function zshScript(list: Words[]): string {
  const commands = list.map(({ command, about }) => `    '${command}:${quoted(about)}'`).join('\n');
  const cases = list.map(
    (words) => `    ${words.command}) _arguments ${words.flags.map(zshFlag).join(' ')} '*:file:_files' ;;`,
  );
  return `#compdef sheaf
_sheaf() {
  local -a commands=(
${commands}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _sheaf ]; then _sheaf "$@"; else compdef _sheaf sheaf; fi
`;
}

function zshFlag({ name, about, choices }: Words['flags'][number]): string {
  const text = quoted(about).replaceAll(/[[\]:]/g, ' ');
  return choices.length ? `'--${name}[${text}]:${name}:(${choices.join(' ')})'` : `'--${name}[${text}]'`;
}

export function fishScript(list: Words[]): string {
  const commands = list.map(
    ({ command, about }) =>
      `complete -c sheaf -n __fish_use_subcommand -f -a ${command} -d '${quoted(about)}'`,
  );
  const flags = list.flatMap(({ command, flags: own }) =>
    own.map(({ name, about, choices }) => {
      const values = choices.length ? ` -x -a '${choices.join(' ')}'` : '';
      return `complete -c sheaf -n '__fish_seen_subcommand_from ${command}' -l ${name} -d '${quoted(about)}'${values}`;
    }),
  );
  const shells = `complete -c sheaf -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'`;
  return `${[...commands, ...flags, shells].join('\n')}\n`;
}

function eachChoice(list: Words[]) {
  return list.flatMap(({ command, flags }) =>
    flags.filter(({ choices }) => choices.length).map((flag) => ({ command, ...flag })),
  );
}

function flagNames({ flags }: Words): string[] {
  return flags.map(({ name }) => `--${name}`);
}

function quoted(text: string): string {
  return text.replaceAll("'", '’').replaceAll('\\', '');
}
