// Every probe by id, each loaded when it is needed; the lists stand in the folders of the categories.
import type { Probe } from './probe.ts';
import { probes as can } from './can/list.ts';
import { probes as cch } from './cch/list.ts';
import { probes as dsc } from './dsc/list.ts';
import { probes as err } from './err/list.ts';
import { probes as hdr } from './hdr/list.ts';
import { probes as htt } from './htt/list.ts';
import { probes as met } from './met/list.ts';
import { probes as mrt } from './mrt/list.ts';
import { probes as pag } from './pag/list.ts';
import { probes as prg } from './prg/list.ts';
import { probes as rpc } from './rpc/list.ts';
import { probes as stl } from './stl/list.ts';
import { probes as sub } from './sub/list.ts';
import { probes as ver } from './ver/list.ts';

export const probes: Readonly<Record<string, () => Promise<Probe>>> = {
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
