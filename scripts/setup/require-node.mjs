// Imported first, so that a Node that is too old gets a message instead of a stack trace.
const OLDEST = 18;

if (Number(process.versions.node.split('.')[0]) < OLDEST) {
  console.error(
    `Sheaf needs Node 20 or newer and npm; this is Node ${process.versions.node}. Get a newer one at https://nodejs.org.`,
  );
  process.exit(1);
}
