// Saves a report as a file of the reader's.
import { saveFile } from '../frame/save-file.ts';
import type { Report } from '../../report/report.ts';

const TYPES = { json: 'application/json', html: 'text/html' } as const;

/** A name that says what the report is of: `wireproof-example.com-2026-11-30.json`. */
export function fileName({ target, started }: Report, format: keyof typeof TYPES): string {
  const host = URL.parse(target.name)?.host ?? target.name;
  const words = host
    .replace(/[^\w.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  return `wireproof-${words || 'report'}-${started.slice(0, 10)}.${format}`;
}

/** Writes the report and hands it to the browser as a download; gives the name of the file. */
export async function saveReport(report: Report, format: keyof typeof TYPES): Promise<string> {
  const { formatReport } = await import('../../report/formats.ts');
  const name = fileName(report, format);
  saveFile(name, formatReport(report, format), TYPES[format]);
  return name;
}
