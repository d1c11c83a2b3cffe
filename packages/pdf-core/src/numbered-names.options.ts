// Without node, so that a page numbers names as results are numbered.

const ENDING = /(?<=.)\.[A-Za-z0-9]{1,8}$/u;

/** Makes unique names, also for file systems that ignore case. */
export function createNamer(number = (n: number) => ` (${n})`): (stem: string, ending?: string) => string {
  // With the last number that each name was given: thousands of one name are not counted anew each time.
  const taken = new Map<string, number>();
  return (stem, ending = '.pdf') => {
    const wanted = (stem + ending).toLowerCase();
    let free = stem + ending;
    let last = taken.get(wanted) ?? 1;
    while (taken.has(free.toLowerCase())) free = `${stem}${number(++last)}${ending}`;
    taken.set(free.toLowerCase(), 1).set(wanted, last);
    return free;
  };
}

/** The same for whole names: the second `lease.pdf` is `lease (2).pdf`. */
export function createNumbering(): (name: string) => string {
  const give = createNamer();
  return (name) => give(...splitEnding(name));
}

/** The ending is empty if there is none. */
export function splitEnding(name: string): [stem: string, ending: string] {
  const ending = ENDING.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}
