// What the drill could not read and has set aside.
import type { Aside } from '../../study/aside.ts';
import { exportFileName } from '../../study/export-json.ts';
import { AsideList } from '../keep/aside-list.tsx';
import { count } from './days.ts';

export const AsidePart = ({ aside }: { aside: readonly Aside[] }) => (
  <AsideList id="drill-aside" aside={aside} nameFile={() => exportFileName(Date.now(), 'set-aside')}>
    {count(aside.length, 'record')} could not be read. {aside.length === 1 ? 'It is' : 'They are'} kept as{' '}
    {aside.length === 1 ? 'it was' : 'they were'}, go with every export, and come back with a version of Wireproof that
    can read {aside.length === 1 ? 'it' : 'them'}.
  </AsideList>
);
