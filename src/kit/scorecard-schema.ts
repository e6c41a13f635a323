// The JSON Schema of scorecard files, for programs; not part of the page, which reads files by the same shape.
import * as z from 'zod/mini';
import { DESCRIPTIONS, scorecardShape } from './scorecard-shape.ts';

/** The JSON Schema (2020-12) that is published under an address. Fields may be added; none changes or goes within v1. */
export function createScorecardSchema(id: string): object {
  const metadata = z.registry<{ description: string }>();
  for (const [schema, description] of DESCRIPTIONS) metadata.add(schema, { description });
  return {
    $id: id,
    title: 'Scorecard of Wireproof',
    // Of what is read, not of what comes out, so that fields of a later version are no mistake.
    ...z.toJSONSchema(scorecardShape, { target: 'draft-2020-12', io: 'input', metadata }),
  };
}
