// What of interviews could not be read as it was, and has been set aside.
import type { RunAside } from '../../kit/read-runs.ts';
import { exportFileName } from '../../study/export-json.ts';
import { count } from '../drill/days.ts';
import { AsideList } from '../keep/aside-list.tsx';

export const AsidePart = ({ aside }: { aside: readonly RunAside[] }) => (
  <AsideList id="kit-aside" aside={aside} nameFile={() => exportFileName(Date.now(), 'kit-set-aside')}>
    {count(aside.length, 'record')} could not be read as {aside.length === 1 ? 'it was' : 'they were'} kept, and may
    hold notes; the file has all of {aside.length === 1 ? 'it' : 'them'}. Whoever deletes an interview deletes what was
    set aside of it.
  </AsideList>
);
