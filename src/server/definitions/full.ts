// The full definition: everything that this revision lets a server offer to anybody who asks.
import { createChanges } from '../changes.ts';
import type { CreateDefinition, Prompt, Tool } from '../definition.ts';
import { contentTools } from '../demo/content-tools.ts';
import { routeQuery } from '../demo/header-tool.ts';
import { badgeResource, createInputTools, greetingPrompt } from '../demo/input-tools.ts';
import { createNotes } from '../demo/notes.ts';
import { brainstorm, brokenPrompt, describePicture, nameTone, proofread, reviewCode } from '../demo/prompts.ts';
import { broken, clock, dot, handbook, readme } from '../demo/resources.ts';
import { schemaTools } from '../demo/schema-tools.ts';
import { createSwitch } from '../demo/switch-tools.ts';
import { createWorkTools } from '../demo/work-tools.ts';
import { createOpen } from './open.ts';

export const createFull: CreateDefinition = (environment) => {
  const open = createOpen(environment);
  const changes = createChanges();
  const notes = createNotes(changes);
  const prompts: Prompt[] = [
    brainstorm,
    reviewCode,
    describePicture,
    nameTone,
    proofread,
    greetingPrompt,
    brokenPrompt,
  ];
  const tools: Tool[] = [
    ...open.tools,
    ...contentTools,
    ...createWorkTools(environment),
    ...schemaTools,
    ...notes.tools,
    ...createInputTools(),
    routeQuery,
  ];
  tools.push(createSwitch(tools, prompts, changes));
  // Notes come last, so that a new one moves nothing.
  notes.resources.unshift(readme, dot, clock, broken, badgeResource);
  return {
    ...open,
    name: 'full',
    instructions: 'A demonstration server of everything a server can offer. Its tools change nothing outside it.',
    tools,
    prompts,
    resources: notes.resources,
    templates: [notes.template, handbook],
    pageSize: 5,
    // Lists change with an announcement only; what is read may be renamed at any time.
    cacheOf: { 'resources/read': { ttlMs: 60_000, cacheScope: 'public' } },
    changes,
    logging: true,
  };
};
