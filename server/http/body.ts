// Reads the body of a request, a JSON object of at most BODY_BYTES; a larger one is refused before all of it is read.
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

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const tooLarge = new Refused('tooLarge');
  if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_BYTES) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // Anything else is a connection that broke, which is no fault of the server's.
    throw error === tooLarge ? tooLarge : new Refused('malformed');
  }
  return Buffer.concat(chunks);
};

export const readJson = async (request: IncomingMessage): Promise<object> => {
  const bytes = await bytesOf(request);
  if (bytes.length === 0) return {};
  // A form or a text from another site's page is no JSON request, whatever is in it.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new Refused('malformed');
  const body = parsed(bytes.toString('utf8'));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refused('malformed');
  return body;
};
