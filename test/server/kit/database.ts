// A new and empty PostgreSQL database, on the server that all tests of a Vitest project share (postgresSetup.ts).
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

export const newDatabase = async (): Promise<string> => {
  const answer = await text(connect(inject('databases')));
  if (!answer.startsWith('postgres://')) throw new Error(answer);
  return answer;
};
