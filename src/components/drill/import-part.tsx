// The way back in: a file is read and shown first, and taken only then.
import { useRef, useState } from 'preact/hooks';
import { MOST_CHARACTERS, parseExport, type ParsedExport } from '../../study/parse-export.ts';
import { formatImported } from '../../study/preview-import.ts';
import { ImportPreviewBox } from './import-preview.tsx';
import { Said, useOutcome } from './said.tsx';
import type { Store } from './store.ts';
import type { Study } from './use-study.ts';

interface Props {
  store: Store;
  study: Study;
}

/** Reads a file; throws a sentence for the reader where it cannot be taken at all. */
async function readFile(file: File): Promise<ParsedExport> {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
  if (file.size > MOST_CHARACTERS) {
    const size = `found ${megabytes(file.size)}, expected at most ${megabytes(MOST_CHARACTERS)}`;
    throw new Error(`The file is too large: ${size}. Choose one that the drill exported. Nothing was changed here.`);
  }
  const text = await file.text().catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown';
    throw new Error(`The browser could not read the file (${name}). Choose it again. Nothing was changed here.`);
  });
  const parsed = parseExport(text);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return parsed;
}

export function ImportPart({ store, study }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; parsed: ParsedExport }>();
  const latest = useRef<File>();
  const [outcome, run] = useOutcome();

  const choose = (file: File | undefined): void => {
    setChosen(undefined);
    latest.current = file;
    run(async () => {
      if (file === undefined) return '';
      const parsed = await readFile(file);
      // Another one may have been chosen meanwhile, and a large file takes longer.
      if (latest.current === file) setChosen({ name: file.name, parsed });
      return '';
    });
  };
  const close = (): void => {
    setChosen(undefined);
    const field = input.current;
    if (field === null) return;
    // So that the same file can be chosen again.
    field.value = '';
    field.focus();
  };
  const take = (parsed: ParsedExport, settings: boolean): void =>
    run(async () => {
      const done = await store.importState(parsed, { settings });
      await study.reload();
      close();
      return formatImported(done, settings);
    });

  return (
    <section aria-labelledby="drill-import">
      <h3 id="drill-import">Import</h3>
      <p>
        Answers of another machine or of a backup are added to those that are here. Nothing here is lost, and a second
        time changes nothing.
      </p>
      <label class="file-field">
        <span>File that the drill exported</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
        />
      </label>
      {chosen !== undefined && (
        <ImportPreviewBox
          key={chosen.parsed}
          name={chosen.name}
          parsed={chosen.parsed}
          own={study}
          aside={store.aside()}
          onTake={(settings) => take(chosen.parsed, settings)}
          onClose={() => {
            close();
            run(() => 'Nothing was imported.');
          }}
        />
      )}
      <Said outcome={outcome} />
    </section>
  );
}
