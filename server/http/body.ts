// Reads a small JSON object, and stops reading one that is not small.
import type { IncomingMessage } from 'node:http';
import { BODY_BYTES } from '../limits/limits.ts';
import { Refused } from './errors.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readJson = async (request: IncomingMessage): Promise<object> => {
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
  const body = parsed(Buffer.concat(chunks).toString('utf8'));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused({ code: 'malformed' });
  return body;
};
