// Which formats are printed and where each goes: `--output` names the file of the `--format` before it.
import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { formatNames } from '../report/formats.ts';
import type { Format } from '../report/formats.ts';
import { describeFile } from './describe-file.ts';
import { suggest } from './nearest.ts';
import type { GivenOption } from './options.ts';
import { UsageError } from './usage-error.ts';

export interface Output {
  format: Format;
  /** Where it is written; without one, standard output. */
  file?: string;
}

/** Reads `--format` and `--output` in their order; throws a `UsageError`. */
export function planOutputs(options: readonly GivenOption[]): Output[] {
  const outputs: Output[] = [];
  for (const { name, value } of options) {
    if (name === 'format') outputs.push({ format: readFormat(value) });
    if (name !== 'output') continue;
    const last = outputs.at(-1);
    if (last?.file !== undefined) {
      throw new UsageError(
        `--output ${value} follows ${last.file} and has no format of its own; put a --format before it`,
      );
    }
    if (last === undefined) outputs.push({ format: 'text', file: value });
    else last.file = value;
  }
  if (outputs.length === 0) return [{ format: 'text' }];
  const printed = outputs.filter(({ file }) => file === undefined).map(({ format }) => format);
  if (printed.length > 1) {
    throw new UsageError(
      `${printed.join(' and ')} would both go to standard output; put an --output after all but one`,
    );
  }
  const files = outputs.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)]));
  const twice = files.find((file, at) => files.indexOf(file) < at);
  if (twice !== undefined) throw new UsageError(`two formats would go to ${twice}; give each an --output of its own`);
  return outputs;
}

function readFormat(text: string): Format {
  const found = formatNames.find((known) => known === text);
  if (found !== undefined) return found;
  throw new UsageError(
    `there is no format ${text}${suggest(text, formatNames)}; the formats are ${formatNames.join(', ')}`,
  );
}

/** Finds out before a run whether its files can be written; throws a `UsageError`. */
export function checkOutputs(outputs: readonly Output[]): void {
  for (const { file } of outputs) {
    if (file === undefined) continue;
    const folder = dirname(resolve(file));
    try {
      accessSync(folder, constants.W_OK);
    } catch (error) {
      throw new UsageError(`${file} cannot be written: the folder ${describeFile(error, folder)}`);
    }
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
      throw new UsageError(`${file} cannot be written: it is a folder`);
    }
  }
}

/** Writes one file; throws a `UsageError`. */
export function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`the report cannot be written: ${describeFile(error, file)}`);
  }
}
