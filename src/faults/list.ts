// Every fault by id, each loaded when it is needed; the lists stand in the folders of the categories.
import type { Fault } from './fault.ts';
import { faults as can } from './can/list.ts';
import { faults as cch } from './cch/list.ts';
import { faults as dsc } from './dsc/list.ts';
import { faults as err } from './err/list.ts';
import { faults as hdr } from './hdr/list.ts';
import { faults as htt } from './htt/list.ts';
import { faults as met } from './met/list.ts';
import { faults as mrt } from './mrt/list.ts';
import { faults as pag } from './pag/list.ts';
import { faults as prg } from './prg/list.ts';
import { faults as rpc } from './rpc/list.ts';
import { faults as stl } from './stl/list.ts';
import { faults as sub } from './sub/list.ts';
import { faults as ver } from './ver/list.ts';

export const faults: Readonly<Record<string, () => Promise<Fault>>> = {
  ...can,
  ...cch,
  ...dsc,
  ...err,
  ...hdr,
  ...htt,
  ...met,
  ...mrt,
  ...pag,
  ...prg,
  ...rpc,
  ...stl,
  ...sub,
  ...ver,
};
