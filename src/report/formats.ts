// Every format a report can be printed in, by its name.
import { formatGithub } from './format-github.ts';
import { formatHtml } from './format-html.ts';
import { formatJson } from './format-json.ts';
import { formatJunit } from './format-junit.ts';
import type { JunitOptions } from './format-junit.ts';
import { formatMarkdown } from './format-markdown.ts';
import { formatSarif } from './format-sarif.ts';
import { formatSarifForGithub } from './format-sarif-github.ts';
import type { CodeScanningOptions } from './format-sarif-github.ts';
import { formatText } from './format-text.ts';
import type { TextOptions } from './format-text.ts';
import type { Report } from './report.ts';

/** What some formats take into account; each ignores the rest. */
export interface FormatOptions extends TextOptions, JunitOptions, CodeScanningOptions {}

export type Format = 'text' | 'json' | 'sarif' | 'sarif-github' | 'junit' | 'html' | 'markdown' | 'github';

interface FormatInfo {
  /** For whom or what it is, in a few words. */
  for: string;
  print: (report: Report, options: FormatOptions) => string;
}

/** The formats; `strict` changes what JUnit calls a failure, never a severity. */
export const FORMATS: Readonly<Record<Format, FormatInfo>> = {
  text: { for: 'a person at a terminal', print: formatText },
  json: { for: 'programs, and the page /check/', print: formatJson },
  sarif: { for: 'viewers of SARIF 2.1.0', print: formatSarif },
  'sarif-github': { for: 'GitHub code scanning', print: formatSarifForGithub },
  junit: { for: 'test reports of a CI', print: formatJunit },
  html: { for: 'reading and printing, as one file', print: formatHtml },
  markdown: { for: 'the job summary of GitHub Actions', print: formatMarkdown },
  github: { for: 'annotations of a GitHub Actions run', print: formatGithub },
};

/** The names of all formats. */
export const formatNames = Object.keys(FORMATS) as Format[];

/** Prints a report in a format. */
export const formatReport = (report: Report, format: Format, options: FormatOptions = {}): string =>
  FORMATS[format].print(report, options);
