// Reads a small JSON body, and stops reading one that is not small.
import type { IncomingMessage } from 'node:http';
import { BODY_BYTES } from '../limits/limits.ts';
import { Refused } from './errors.ts';

export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES) throw new Refused({ code: 'tooLarge' });
    chunks.push(chunk);
  }
  if (size === 0) return {};
  // A form or a text from another site's page is no JSON request, whatever is in it.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new Refused({ code: 'malformed' });
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new Refused({ code: 'malformed' });
  }
};
