// Adds a question by hand: found by its words.
import { useState } from 'preact/hooks';
import { BuildFound, type FoundProps } from './build-found.tsx';

export function BuildSearch(props: Omit<FoundProps, 'text'>) {
  const [text, setText] = useState('');
  return (
    <search class="build-search tool-fields">
      <label>
        <span>Words of a question, its topic or its answer</span>
        <input type="search" value={text} autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <BuildFound text={text} {...props} />
    </search>
  );
}
