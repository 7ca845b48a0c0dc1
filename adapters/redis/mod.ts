/**
 * Quotas that several servers share through Redis.
 *
 * @module
 */
export * as RedisLeaseStore from "./LeaseStore.ts"
