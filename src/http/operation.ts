import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Scope } from '../contract/index.ts';
import type { Caller, Core, FrameLinks } from '../service/core.ts';
import type { RunningQueue } from '../service/generation/queue.ts';
import type { Answered, RepeatableCall } from '../service/idempotency.ts';
import type { Lifted } from '../service/lifted.ts';
import type { Liftable } from './body.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who sent the request, once the token was accepted. */
export interface Principal extends Caller {
  readonly kind: 'key' | 'user';
  readonly scopes: ReadonlySet<string>;
  readonly workspaceIds: ReadonlySet<string>;
  /** Requests a minute; null for no limit. */
  readonly requestsPerMinute: number | null;
}

export interface Services {
  core: Core;
  queue: RunningQueue;
}

/** What an operation is handed when everything before it let the request through. */
export interface Call<Resource, Query, Body> extends Services {
  principal: Principal;
  resource: Resource;
  query: Query;
  body: Body;
  /** The picture that was taken out of the body, where the operation has one. */
  lifted: Lifted | undefined;
  /** The repeatable call that an Idempotency-Key makes of this, in the given workspace; null without the header. */
  repeatable(workspaceId: string): RepeatableCall | null;
  links: FrameLinks;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface PathArguments {
  services: Services;
  principal: Principal;
  params: Readonly<Record<string, string>>;
}

export interface Operation<
  Resource = unknown,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  id: string;
  method: Method;
  /** With `{name}` where a parameter stands. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  /** Null for operations that any accepted token may use. */
  scope: Scope | null;
  query: Query;
  body?: Body;
  /** Whether an Idempotency-Key is looked at. */
  repeatable?: boolean;
  /** Bytes of the largest body; 1 MiB unless told. */
  bodyLimit?: number;
  /** The picture that its body may hold. */
  liftable?: Liftable;
  /** False for what is charged to no budget. */
  charged?: boolean;
  success: { status: number; description: string; schema?: z.ZodType; also?: Record<number, string> };
  /** Kinds of refusal besides those every operation has. */
  kinds: readonly string[];
  example?: { body?: unknown; answer?: unknown };
  /** Finds what the path names, or throws its 404. */
  find(path: PathArguments): Promise<Resource>;
  run(call: Call<Resource, z.infer<Query>, z.infer<Body>>): Promise<Answer>;
}

/** Gives an operation its types and takes them away again, so that a table can hold all of them. */
export function operation<Resource, Query extends z.ZodType, Body extends z.ZodType>(
  definition: Operation<Resource, Query, Body>,
): Operation {
  return definition as unknown as Operation;
}

/** 201 (or another status) for what was made, 200 with its header for a replay. */
export function answered(made: Answered<unknown>, status = 201): Answer {
  return made.replayed
    ? { status: 200, body: made.answer, headers: { 'idempotent-replayed': 'true' } }
    : { status, body: made.answer };
}

/** A whole collection in the envelope of a page. */
export function listed(items: unknown[]): Answer {
  return { status: 200, body: { items, has_more: false, next_cursor: null } };
}
