// A JSON answer that is kept compressed; it is unpacked only for clients that do not accept gzip.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Context } from 'koa';

const unpack = promisify(gunzip);

export class Packed {
  readonly gzip: Buffer;
  constructor(gzip: Buffer) {
    this.gzip = gzip;
  }
}

export const sendPacked = async (ctx: Context, { gzip }: Packed): Promise<void> => {
  ctx.vary('Accept-Encoding');
  ctx.type = 'json';
  if (ctx.acceptsEncodings('gzip', 'identity') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip');
    ctx.body = gzip;
  } else ctx.body = await unpack(gzip);
};
