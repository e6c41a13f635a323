// What the page /check/ does when it is used: checks the server of the form, or shows a report from a file.
import { addSheet } from '../frame/add-sheet.ts';
import { render } from 'preact';
import styles from './check.css?url';
import { CheckRun } from './check-run.tsx';
import { FileReport } from './file-report.tsx';
import { readForm } from './read-form.ts';
import type { FormText } from './read-form.ts';

void addSheet(styles);

const FIELDS: Readonly<Record<keyof FormText, string>> = {
  url: 'check-url',
  headerName: 'check-header',
  headerValue: 'check-token',
  tools: 'check-tools',
};
const fieldOf = (name: keyof FormText): HTMLInputElement | null => document.querySelector(`#${FIELDS[name]}`);
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Says something where screen readers listen. */
const say = (text: string): void => {
  find('[data-status]').textContent = text;
};

let turn = 0;
/** Shows something new in the place of the last result, which ends whatever that was doing. */
const show = (view: (key: number) => preact.JSX.Element): void => render(view(++turn), find('[data-result]'));

/** Checks the server that the form names, or says what is wrong with the form. */
export function checkServer(form: HTMLFormElement): void {
  const text = Object.fromEntries(
    Object.keys(FIELDS).map((name) => [name, fieldOf(name as keyof FormText)?.value ?? '']),
  ) as unknown as FormText;
  const request = readForm(text);
  const wrong = 'message' in request ? request : undefined;
  find('#check-problem').textContent = wrong?.message ?? '';
  for (const name of Object.keys(FIELDS) as (keyof FormText)[]) {
    const field = fieldOf(name);
    // Empty, it would mean false.
    if (field !== null) field.ariaInvalid = name === wrong?.field ? 'true' : null;
  }
  if ('message' in request) {
    say('');
    if (request.field !== 'url') form.querySelector('details')?.setAttribute('open', '');
    return fieldOf(request.field)?.focus();
  }
  show((key) => <CheckRun key={key} request={request} say={say} />);
}

/** Shows the report that a file holds, or says what is wrong with the file. */
export function showFile(file: File): void {
  show((key) => <FileReport key={key} file={file} say={say} />);
}
