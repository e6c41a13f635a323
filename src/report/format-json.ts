// A report as JSON: the model itself, with the address of its schema. A page and later versions read it back.
import type { Report } from './report.ts';

/** Where the schema of the JSON report is published, below the site. */
export const SCHEMA_PATH = '/api/v1/report.schema.json';

/** Writes data as JSON whose text no build log takes for a command (`##[`); `#` stands only in strings, where it may be escaped. */
export const writeJson = (data: unknown): string =>
  `${JSON.stringify(data, null, 2).replace(/##(?=[\w-]*\[)/g, String.raw`\u0023#`)}\n`;

/** Prints a report as JSON. */
export const formatJson = (report: Report): string =>
  writeJson({ $schema: `${report.tool.site}${SCHEMA_PATH}`, ...report });
