import { address, choice, whole } from './variable.js';

const POSTGRES = ['postgres', 'postgresql'];

/** Where rows and queues are, and how they are reached. */
export const DATABASE = {
  url: address({
    name: 'DATABASE_URL',
    help: 'PostgreSQL as the application role; npm start brings its own when unset.',
    schemes: POSTGRES,
    example: 'postgres://mealtext_app:password@localhost:5432/mealtext',
  }),
  ownerUrl: address({
    name: 'DATABASE_OWNER_URL',
    help: 'The same database as the role that owns the tables and migrates; the application role is used when unset. In production only for the migration (and ROLE=all): api and worker do without.',
    schemes: POSTGRES,
    example: 'postgres://mealtext_owner:password@localhost:5432/mealtext',
  }),
  pooled: choice({
    name: 'DATABASE_POOLED',
    help: 'What DATABASE_URL reaches: PostgreSQL or a pooler by session (no), or a pooler that lends connections by transaction, where no statement stays prepared (transaction).',
    of: ['no', 'transaction'],
    fallback: 'no',
  }),
  directUrl: address({
    name: 'DATABASE_DIRECT_URL',
    help: 'The same database past that pooler, for the one connection of a process that listens, and for job queues without Redis; needed with DATABASE_POOLED=transaction. DATABASE_OWNER_URL goes past it too.',
    schemes: POSTGRES,
    example: 'postgres://mealtext_app:password@localhost:5432/mealtext',
  }),
  pool: whole({ name: 'DATABASE_POOL', help: 'Connections for requests and jobs of one process.', fallback: 10, min: 2, max: 200 }),
  waitMs: whole({ name: 'DATABASE_WAIT_MS', help: 'Longest wait for a connection, in ms.', fallback: 5000, min: 100, max: 120_000 }),
  replicaUrl: address({
    name: 'DATABASE_REPLICA_URL',
    help: "A server that follows the database of DATABASE_URL, as the application role: the console's lists, figures and searches and the dashboard's history are read from it. Everything is read from DATABASE_URL when unset.",
    schemes: POSTGRES,
    example: 'postgres://mealtext_app:password@replica:5432/mealtext',
  }),
  replicaLagMs: whole({
    name: 'DATABASE_REPLICA_LAG_MS',
    help: 'How far that server may be behind, in ms; beyond, nothing is read from it.',
    fallback: 5000,
    min: 500,
    max: 30_000,
  }),
  redisUrl: address({
    name: 'REDIS_URL',
    help: 'Redis for the job queues and for what open screens are told; PostgreSQL does both when unset.',
    schemes: ['redis', 'rediss'],
    example: 'redis://localhost:6379',
  }),
  redisCluster: choice({
    name: 'REDIS_CLUSTER',
    help: 'Whether REDIS_URL is a node of a Redis Cluster, the others of which are found by it.',
    of: ['no', 'yes'],
    fallback: 'no',
  }),
} as const;
