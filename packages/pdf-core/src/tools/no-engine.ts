// Stands in a browser where an engine would be: package.json maps `#engines/*` to it there.
throw new Error('Tools run on a server or on the command line, not in a page.');
