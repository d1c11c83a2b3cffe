// Runs before the first paint, so that a dark room is never lit for a moment. Its own file: the policy allows no inline script.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage may be forbidden; the light theme is the default then.
  }
  document.documentElement.classList.toggle('dark', theme === 'dark');
  if (theme === 'dark')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', '#0e1116');
})();
