// What the day asks for: the session that is planned, what is due beyond it, and what was done.
import { isDue } from '../../study/schedule.ts';
import { planSession } from '../../study/plan.ts';
import { beginSession, failedToday, spentMinutes, type Session } from '../../study/session.ts';
import { withoutSiblings } from '../../study/siblings.ts';
import type { Day, ItemId, Practice, Review, Scheduled, Settings } from '../../study/types.ts';

export interface Material {
  practice: readonly Practice[];
  byItem: ReadonlyMap<ItemId, Practice>;
}

export interface Plan {
  session: Session;
  /** Items that are due, with those that find no room. */
  due: number;
  /** Of the session: due, new, and failed earlier today. */
  dueInSession: number;
  newInSession: number;
  returning: number;
  /** Minutes of the session, and those that the day has had. */
  minutes: number;
  spent: number;
}

interface Options {
  reviews: readonly Review[];
  schedule: ReadonlyMap<ItemId, Scheduled>;
  today: Day;
  settings: Settings;
  /** Plans another sitting where the day’s minutes are spent: they are a plan and no lock. */
  isMore?: boolean;
}

/** Plans the next sitting of the day. */
export function planDay({ practice, byItem }: Material, options: Options): Plan {
  const { reviews, schedule, today, settings, isMore = false } = options;
  const spent = spentMinutes(reviews, today, byItem);
  const minutes = settings.minutes + (isMore ? spent : 0);
  const apart = withoutSiblings(practice, schedule, today);
  const planned = planSession({ practice: apart, schedule, today, minutes, spent });
  const failed = failedToday(reviews, today).filter((item) => byItem.has(item));
  const session = beginSession(planned, failed);
  return {
    session,
    due: practice.filter(({ item }) => {
      const scheduled = schedule.get(item);
      return scheduled !== undefined && isDue(scheduled, today);
    }).length,
    dueInSession: planned.filter((item) => schedule.has(item)).length,
    newInSession: planned.filter((item) => !schedule.has(item)).length,
    returning: session.queue.length - planned.length,
    minutes: session.queue.reduce((sum, item) => sum + (byItem.get(item)?.minutes ?? 0), 0),
    spent,
  };
}
