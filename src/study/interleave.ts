// The order within a session: topics and kinds mixed, which trains choosing, and what is easily confused side by side.
import type { Practice } from './types.ts';

/** Items that stay together: one alone, or those of confusable sets. */
type Block = readonly [Practice, ...Practice[]];

/** Blocks with their places in the order that was given. */
type Queue = { at: number; block: Block }[];

/**
 * Puts the items of a session in order: no two neighbours of one topic, and as far as that leaves a choice none of one kind, except within
 * a confusable set. Otherwise the order stays as it was given.
 */
export function interleave(items: readonly Practice[]): Practice[] {
  const blocks = joinConfusable(items);
  const topics = new Remaining(blocks, ({ topic }) => topic);
  const kinds = new Remaining(blocks, kindOf);
  // Blocks alike in both are equally good at any place, so only the first of each queue is weighed.
  const queues = new Map<string, Queue>();
  for (const [at, block] of blocks.entries()) {
    const like = `${topics.endsOf(block)} ${kinds.endsOf(block)}`;
    const queue = queues.get(like) ?? [];
    queue.push({ at, block });
    queues.set(like, queue);
  }
  const order: Practice[] = [];
  for (let left = blocks.length; left > 0; left--) {
    const queue = choose([...queues.values()], order.at(-1), topics, kinds);
    const { block } = queue.shift()!;
    topics.take(block);
    kinds.take(block);
    order.push(...block);
  }
  return order;
}

/** Gives the queue after whose first block the fewest neighbours must share a topic, then a kind; of equal ones the one in front. */
function choose(queues: readonly Queue[], before: Practice | undefined, topics: Remaining, kinds: Remaining): Queue {
  let best: { queue: Queue; cost: number[] } | undefined;
  for (const queue of queues) {
    const [first] = queue;
    if (first === undefined) continue;
    const cost = [topics.clashesAfter(before, first.block), kinds.clashesAfter(before, first.block), first.at];
    if (best === undefined || isLess(cost, best.cost)) best = { queue, cost };
  }
  return best!.queue;
}

/** Compares by the first number that differs. */
function isLess(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((number, index) => number !== b[index]);
  return a[differs]! < b[differs]!;
}

/** How many blocks are left of each topic, or of each kind: it tells early enough when one of them must be used up. */
class Remaining {
  #counts = new Map<string, number>();
  #blocks: number;
  #of: (item: Practice) => string;

  constructor(blocks: readonly Block[], of: (item: Practice) => string) {
    this.#of = of;
    this.#blocks = blocks.length;
    for (const [first] of blocks) this.#counts.set(of(first), (this.#counts.get(of(first)) ?? 0) + 1);
  }

  /** What a block is to its neighbours. */
  endsOf(block: Block): string {
    return `${this.#of(block[0])} ${this.#of(block.at(-1)!)}`;
  }

  take([first]: Block): void {
    this.#counts.set(this.#of(first), this.#counts.get(this.#of(first))! - 1);
    this.#blocks--;
  }

  /** The fewest pairs of equal neighbours if this block comes next: before it, and among all that are left behind it. */
  clashesAfter(before: Practice | undefined, block: Block): number {
    const first = this.#of(block[0]);
    const last = this.#of(block.at(-1)!);
    let fewest = 0;
    for (const [name, count] of this.#counts) {
      const left = name === first ? count - 1 : count;
      const others = this.#blocks - 1 - left;
      // Each of the others parts two of this name, and so does the end of the block unless it is of this name too.
      fewest = Math.max(fewest, left - others - (name === last ? 0 : 1));
    }
    return fewest + (before !== undefined && this.#of(before) === first ? 1 : 0);
  }
}

const kindOf = ({ item }: Practice) => item.slice(0, item.indexOf(':'));

/** Joins the items that share a confusable set, each block at the place of its first item. */
function joinConfusable(items: readonly Practice[]): Block[] {
  const members = new Map<string, Set<Practice>>();
  for (const each of items) {
    for (const name of each.confusable) members.set(name, (members.get(name) ?? new Set()).add(each));
  }
  const setsOf = new Map(items.map((each) => [each, each.confusable.filter((name) => members.get(name)!.size > 1)]));
  const placed = new Set<Practice>();
  const blocks: Block[] = [];
  for (const each of items) {
    if (placed.has(each)) continue;
    const joined = new Set([each]);
    for (const member of joined) {
      for (const name of setsOf.get(member)!) for (const other of members.get(name)!) joined.add(other);
    }
    for (const member of joined) placed.add(member);
    const inOrder = joined.size === 1 ? [each] : items.filter((member) => joined.has(member));
    blocks.push(chain(inOrder, setsOf));
  }
  return blocks;
}

/**
 * Orders joined items so that neighbours share a set: from an item of the fewest sets on, to the next that shares one with it and has
 * the fewest others, so that a set is finished before the next begins.
 */
function chain(joined: readonly Practice[], setsOf: ReadonlyMap<Practice, readonly string[]>): Block {
  const rest = [...joined];
  const order: Practice[] = [];
  while (rest.length > 0) {
    const before = order.at(-1);
    const costs = rest.map((each) => {
      const sets = setsOf.get(each)!;
      if (before === undefined) return sets.length * 4;
      const apart = !sets.some((name) => setsOf.get(before)!.includes(name));
      return (
        (apart ? 1e6 : 0) +
        sets.length * 4 +
        (each.topic === before.topic ? 2 : 0) +
        (kindOf(each) === kindOf(before) ? 1 : 0)
      );
    });
    order.push(...rest.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return order as [Practice, ...Practice[]];
}
