// A PostgreSQL database for a test file, new and empty, on the server of the whole run.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

export const newDatabase = async (): Promise<string> => {
  const answer = await text(connect(inject('databases')));
  if (!answer.startsWith('postgres://')) throw new Error(answer);
  return answer;
};
