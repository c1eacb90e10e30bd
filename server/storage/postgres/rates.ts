// Limits that hold over all processes, counted in the database.
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Storage } from '../storage.ts';

export const countRates = (pool: Pool): Storage['spend'] => {
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
        clearExpiredByTimeout: limiters.size === 0,
      });
    limiters.set(limit, limiter);
    try {
      await limiter.consume(name);
      return true;
    } catch (error) {
      // Without a database each process goes by its own count.
      return !(error instanceof RateLimiterRes);
    }
  };
};
