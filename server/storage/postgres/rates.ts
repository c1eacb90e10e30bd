// Limits that hold over all processes, counted in the database. Addresses are stored as hashes.
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Storage } from '../storage.ts';

export const countRates = (pool: Pool, secret: string): Storage['spend'] => {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async (limit, name, { times, seconds }) => {
    const limiter =
      limiters.get(limit) ??
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rates',
        tableCreated: true,
        keyPrefix: limit,
        points: times,
        duration: seconds,
        // One is enough to clear expired rows: all share the table.
        clearExpiredByTimeout: limiters.size === 0,
      });
    limiters.set(limit, limiter);
    try {
      await limiter.consume(createHmac('sha256', secret).update(name).digest('base64url'));
      return 0;
    } catch (error) {
      // When the database cannot be asked, nobody is limited here.
      return error instanceof RateLimiterRes ? error.msBeforeNext : 0;
    }
  };
};
