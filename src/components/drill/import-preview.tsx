// What a file holds and what would change, with the button that takes it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { formatProblem } from '../../study/describe-value.ts';
import type { Aside } from '../../study/aside.ts';
import type { ParsedExport } from '../../study/parse-export.ts';
import { formatPreview, previewImport } from '../../study/preview-import.ts';
import { count } from './days.ts';
import type { Kept } from './use-study.ts';
import { dateFormat } from '../frame/date-format.ts';

interface Props {
  name: string;
  parsed: ParsedExport;
  own: Pick<Kept, 'reviews' | 'settings'>;
  /** What is set aside here already. */
  aside: readonly Aside[];
  onTake: (settings: boolean) => void;
  onClose: () => void;
}

const writeDate = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
const MOST_NAMED = 20;

export function ImportPreviewBox({ name, parsed, own, aside, onTake, onClose }: Props) {
  const { exported, refused } = parsed;
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesSettings, setTakesSettings] = useState(false);
  useLayoutEffect(() => heading.current?.focus(), []);
  const preview = previewImport(own, parsed);
  const { settings } = preview;
  const known = new Set(aside.map(({ text }) => text));
  const toSetAside = new Set(parsed.aside.flatMap(({ text }) => (known.has(text) ? [] : [text]))).size;
  return (
    <div class="import-preview">
      <h4 ref={heading} tabIndex={-1}>
        {name}
      </h4>
      <p>
        {exported !== undefined && `Exported on ${writeDate(new Date(exported))}. `}
        {formatPreview(preview)}
      </p>
      {refused.length > 0 && (
        <>
          <p>{refused.length === 1 ? 'This was not taken:' : `${refused.length} things were not taken:`}</p>
          <ul class="problems">
            {refused.slice(0, MOST_NAMED).map((problem) => (
              <li>
                {formatProblem(problem)} {problem.advice}
              </li>
            ))}
            {refused.length > MOST_NAMED && <li>And {refused.length - MOST_NAMED} more.</li>}
          </ul>
        </>
      )}
      {toSetAside > 0 && <p>{count(toSetAside, 'record')} that cannot be read will be set aside here.</p>}
      {settings.length > 0 && (
        <fieldset>
          <legend>Its settings are not yours:</legend>
          <ul>
            {settings.map((setting) => (
              <li>
                {setting.name}: {setting.to} (yours: {setting.from})
              </li>
            ))}
          </ul>
          <label class="tool-check">
            <input
              type="checkbox"
              checked={takesSettings}
              onChange={({ currentTarget }) => setTakesSettings(currentTarget.checked)}
            />
            <span>Take these settings</span>
          </label>
        </fieldset>
      )}
      <div class="tool-buttons">
        <button type="button" class="run" onClick={() => onTake(takesSettings)}>
          Import
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
