// `npm run bench -- engine`: measures one part of the project; the last line is one JSON object.
// Framework and rules are measured as they run on a server.
process.env['NODE_ENV'] = 'production';

const parts = ['engine', 'client', 'server'];
const [part = ''] = process.argv.slice(2);

if (parts.includes(part)) {
  await import(`./${part}.ts`);
} else {
  console.error(`npm run bench -- ${parts.join('|')}`);
  process.exitCode = 1;
}
