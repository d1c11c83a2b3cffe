// What it says comes with it: the messages of the pages are not here when there is no connection.
const WORDS = JSON.parse(document.querySelector('#words').textContent);

/** As the pages choose it: what was chosen, else what the browser speaks. */
function findLanguage() {
  let chosen = null;
  try {
    chosen = localStorage.getItem('language');
  } catch {
    // Storage may be forbidden; then the browser decides.
  }
  const wishes = chosen ? [chosen] : navigator.languages.map((wish) => wish.split('-')[0]);
  return wishes.find((wish) => wish in WORDS);
}

const language = findLanguage();
const words = WORDS[language];
if (words) {
  document.documentElement.lang = language;
  document.title = words.head;
  for (const name of ['title', 'text', 'again']) document.querySelector(`#${name}`).textContent = words[name];
}

// The pages' own letters, where an earlier visit left them; their names carry a hash.
for (const [family, file] of [
  ['Newsreader Variable', /\/newsreader-latin-opsz-/u],
  ['Inter Variable', /\/inter-latin-wght-/u],
])
  void useKept(family, file);

async function useKept(family, file) {
  const kept = await (await caches.open('sheaf-assets-1')).keys();
  const found = kept.find(({ url }) => file.test(url));
  if (found)
    document.fonts.add(await new FontFace(family, `url(${found.url})`, { weight: '100 900' }).load());
}

// The page stands at the address that could not be reached: loading it again is the way there.
document.querySelector('#again')?.setAttribute('href', location.href);
addEventListener('online', () => location.reload());

// Where the server was away and not the connection, nothing says that it is back.
setInterval(async () => {
  try {
    if ((await fetch('/api/health')).ok) location.reload();
  } catch {
    // Not yet.
  }
}, 4000);
