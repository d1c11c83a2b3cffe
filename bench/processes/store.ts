// The S3 server of the bench, as a process of its own: node store.ts FOLDER. Its standard input ends it.
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts';

const server = await startS3Server(process.argv[2]!);
process.stdout.write(`${server.url}\n`);
process.stdin.once('close', () => void server.stop().then(() => process.exit())).resume();
