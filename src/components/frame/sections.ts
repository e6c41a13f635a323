// The sections of the site, in the order in which the head of every page names them.

export const SECTIONS = [
  { name: 'questions', title: 'Questions' },
  { name: 'rules', title: 'Rules' },
  { name: 'lessons', title: 'Lessons' },
  { name: 'drill', title: 'Drill' },
  { name: 'kit', title: 'Kit' },
  { name: 'check', title: 'Check' },
  { name: 'how-it-works', title: 'How it works' },
] as const;

/** Where a page belongs; search and pages that are found only by their address belong nowhere. */
export type Section = (typeof SECTIONS)[number]['name'] | 'home' | 'search' | 'none';
