import { z } from 'zod';
import { Timestamp, Uuid } from './common.ts';

const Step = z.strictObject({
  id: z.string().min(1).max(120).optional(),
  name: z.string().min(1).max(200),
  description: z.string().max(2000).nullish(),
});

const Name = z.string().min(1).max(120);
const Instructions = z.string().min(1).max(8000);
const Background = z.string().max(8000).nullish();
const Steps = z.array(Step).max(200).nullish();

export const CreateTask = z.strictObject({
  name: Name,
  instructions: Instructions,
  background: Background,
  steps: Steps,
});
export type CreateTask = z.infer<typeof CreateTask>;

/** null clears `background` and `steps`, and leaves `name` and `instructions` alone. */
export const UpdateTask = z.strictObject({
  name: Name.nullish(),
  instructions: Instructions.nullish(),
  background: Background,
  steps: Steps,
});
export type UpdateTask = z.infer<typeof UpdateTask>;

export const TaskStep = z.object({ id: z.string(), name: z.string(), description: z.string().optional() });
export type TaskStep = z.infer<typeof TaskStep>;

export const Task = z.object({
  id: Uuid,
  workspace_id: Uuid,
  name: z.string(),
  instructions: z.string(),
  background: z.string().nullable(),
  steps: z.array(TaskStep).nullable(),
  revision: z.int(),
  archived_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Task = z.infer<typeof Task>;
